/** Scroll positions of history entries in session storage: CSS pixels by Gatsby's key of each entry. */

const storageKey = 'scroll'

/** Positions for which storage had no room, or which it refused: they last until the next full load. */
const unstored: Record<string, number> = {}

/** Returns where the visitor left each history entry, on this page and on those before it. */
export function storedScroll(): Readonly<Record<string, number>> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'), ...unstored }
  } catch {
    return unstored
  }
}

/** Stores where the visitor leaves a history entry. @param top CSS pixels */
export function storeScroll(entry: string, top: number): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...storedScroll(), [entry]: top }))
  } catch {
    unstored[entry] = top
  }
}
