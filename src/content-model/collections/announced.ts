/** What is announced and not there yet: decided here, for every output. Apart from its schema, which stays out of the browser. */

/** Whether an entry is announced: a service with the status `coming-soon` shows a screen in place of its page. */
export function isAnnounced({ status }: { status?: unknown }): boolean {
  return status === 'coming-soon'
}
