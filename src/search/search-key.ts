/** Key in local storage of the visitor's choice about the `/` key. */
const storageKey = 'search-key'

/**
 * Returns whether `/` opens the search. A visitor whose voice control types letters can switch it off
 * (WCAG 2.1.4).
 */
export function slashOpens(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/** Stores whether `/` opens the search. */
export function chooseSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // A browser without storage loses the choice on the next page.
  }
}

/** Returns whether a key opens the search: `/` outside fields, or Ctrl+K and Cmd+K anywhere. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (altKey) return false
  // Caps lock makes it a K; Ctrl+Shift+K is the browser's own.
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey
  const inField = target instanceof Element && target.matches('input,textarea,select')
  return key === '/' && !inField && slashOpens()
}

/**
 * Returns whether a key belongs to an input method: Enter then chooses characters. Safari says so only by the key code,
 * since the composition has ended by then.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229
}
