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

/** Whether Ctrl+K deletes the rest of the line in text fields. */
const isApple = () => /^(Mac|iP)/.test(navigator.platform)

/** Returns whether a key opens the search: `/` outside fields, or Ctrl+K and Cmd+K; on macOS, Ctrl+K outside fields. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (altKey) return false
  const inField = target instanceof Element && target.matches('input,textarea,select')
  // Caps lock makes it a K; Ctrl+Shift+K is the browser's own.
  if (ctrlKey || metaKey)
    return key.toLowerCase() === 'k' && !shiftKey && (metaKey || !inField || !isApple())
  return key === '/' && !inField && slashOpens()
}

/**
 * Returns whether a key belongs to an input method: Enter then chooses characters. Safari says so only by the key code,
 * since the composition has ended by then.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229
}
