/** Texts that the browser does not store: they last while the tab is open. */
const unstored = new Map<string, string>()

/** Returns the text of a key. */
export function readStored(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text under a key, for all tabs where the browser lets it. */
export function writeStored(key: string, text: string): void {
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
