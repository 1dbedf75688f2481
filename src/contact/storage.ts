/** Lifetime of stored values (milliseconds): longer than a session, but short enough for a shared computer. */
const lifetime = 24 * 60 * 60 * 1000

/** Values that the browser cannot store, kept until the tab is closed. */
const unstored = new Map<string, string>()

/** Returns a stored value and its time (`at`, milliseconds since the epoch); undefined after a day. */
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

/** Stores a value for all tabs, or for this tab if browser storage is unavailable. */
export function writeStored(key: string, value: object): void {
  const text = JSON.stringify({ ...value, at: Date.now() })
  try {
    // Do not remove the old value first: other tabs would briefly show an empty form.
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    // Storage is full or unavailable. Remove the older value.
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
