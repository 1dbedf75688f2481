/** Session storage for the state of history entries, by Gatsby's entry key. */
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
      // Storage is full or unavailable: the entry starts at the top.
    }
  }
  return { read, store }
}

/** Scroll positions in CSS pixels. */
export const storedScroll = entryStorage<number>('scroll')

/** Results of `readChoices`. */
export const storedChoices = entryStorage<string>('choices')
