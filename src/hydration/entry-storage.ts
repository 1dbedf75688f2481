/** How visitors left history entries, in session storage by Gatsby's key of each entry. */
function entryStorage<Value>(storageKey: string) {
  /** Returns the value of each history entry, on this page and on those before it. */
  const read = (): Readonly<Record<string, Value>> => {
    try {
      return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    } catch {
      return {}
    }
  }
  const store = (entry: string, value: Value): void => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ ...read(), [entry]: value }))
    } catch {
      // Storage is full or unavailable: the entry begins at its top.
    }
  }
  return { read, store }
}

/** Scroll positions in CSS pixels. */
export const storedScroll = entryStorage<number>('scroll')

/** What `readChoices` has returned. */
export const storedChoices = entryStorage<string>('choices')
