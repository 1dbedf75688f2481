/**
 * Decides for every output what is announced and not there yet. Without zod, because browsers load it too.
 */

/**
 * Returns whether an entry is announced: a service with the status `coming-soon` shows a screen in place
 * of its page.
 */
export function isAnnounced({ status }: { status?: unknown }): boolean {
  return status === 'coming-soon'
}
