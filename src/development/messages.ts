/** Messages between a tab and the shared worker about an event stream. */
export type FromTab = { open: string } | 'close'
export type FromWorker = 'open' | 'error' | { data: string }
