/** Scroll positions of the history's entries, in CSS pixels, by Gatsby's key of each. */

const storageKey = 'scroll'

/** What the pages before this one have stored. */
export function storedScroll(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    // Storage is closed: positions last as long as this load of the site.
    return {}
  }
}

/** Stores the positions for the pages after this one. */
export function storeScroll(positions: Readonly<Record<string, number>>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // As above.
  }
}
