/** Lifetime of values (milliseconds), short enough for a shared computer. */
const lifetime = 24 * 60 * 60 * 1000

/** Values that the browser could not store, until the tab is closed. */
const unstored = new Map<string, string>()

/** Returns a value and its time `at` (epoch milliseconds), for a day. */
export function readStored<Value extends object>(
  key: string,
): (Value & { at: number }) | undefined {
  try {
    const value: Value & { at: number } = JSON.parse(
      unstored.get(key) ?? localStorage.getItem(key) ?? '',
    )
    if (Date.now() - value.at < lifetime) return value
  } catch {
    // The value is missing or damaged, or storage is unavailable.
  }
  removeStored(key)
  return undefined
}

/** Stores a value for all tabs, or for this tab if storage is unavailable. */
export function writeStored(key: string, value: object): void {
  const text = JSON.stringify({ ...value, at: Date.now() })
  try {
    // Removing the old value first would briefly empty the form in other tabs.
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    // Storage is full or unavailable.
    removeStored(key)
    unstored.set(key, text)
  }
}

export function removeStored(key: string): void {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is unavailable.
  }
}
