/** What the form keeps in the browser, for a day: longer than any session, but short enough for a shared computer. */

/** Lifetime of what is stored (milliseconds). */
const lifetime = 24 * 60 * 60 * 1000

/** Texts that the browser does not store: they last while the tab is open. */
const unstored = new Map<string, string>()

/** Returns the value of a key with the time of its storing (milliseconds since the epoch); undefined after a day. */
export function readStored<Value extends object>(
  key: string,
): (Value & { at: number }) | undefined {
  try {
    const value: Value & { at: number } = JSON.parse(
      unstored.get(key) ?? localStorage.getItem(key) ?? '',
    )
    if (Date.now() - value.at < lifetime) return value
  } catch {
    // There is none, or no storage.
  }
  removeStored(key)
  return undefined
}

/** Stores a value under a key, for all tabs where the browser lets it. */
export function writeStored(key: string, value: object): void {
  const text = JSON.stringify({ ...value, at: Date.now() })
  try {
    // Not removed before: other tabs would show an empty form for a moment.
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    // Storage is full or unavailable; what it may hold is older.
    removeStored(key)
    unstored.set(key, text)
  }
}

/** Removes a key. */
export function removeStored(key: string): void {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is unavailable, so it has nothing to remove.
  }
}
