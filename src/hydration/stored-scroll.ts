/** Scroll positions of history entries in session storage: CSS pixels by Gatsby's key of each entry. */

const storageKey = 'scroll'

/** Returns the positions that earlier pages have stored. */
export function storedScroll(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    // Storage is unavailable: positions last only until the next full load.
    return {}
  }
}

/** Stores the positions for the pages after this one. */
export function storeScroll(positions: Readonly<Record<string, number>>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // Storage is unavailable, as above.
  }
}
