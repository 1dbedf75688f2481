/** Session storage by Gatsby's key of history entries. */
function entryStorage<Value>(storageKey: string) {
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
      // Full or unavailable: the entry starts at the top.
    }
  }
  return { read, store }
}

/** Scroll positions in CSS pixels. */
export const storedScroll = entryStorage<number>('scroll')

/** Results of `readChoices`. */
export const storedChoices = entryStorage<string>('choices')
