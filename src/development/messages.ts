/** What a tab and the worker tell each other of a stream. */
export type FromTab = { open: string } | 'close'
export type FromWorker = 'open' | 'error' | { data: string }
