const storageKey = 'search-key'

/**
 * Returns whether `/` opens the search. Visitors can switch it off, because
 * voice control may type letters (WCAG 2.1.4).
 */
export function isSlashEnabled(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function setSlashEnabled(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage, the choice is lost on the next page.
  }
}

/** On Apple devices, Ctrl+K deletes the rest of the line in text fields. */
const isApple = () => /^(Mac|iP)/.test(navigator.platform)

/** Returns whether a key opens the search. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (altKey) return false
  const inField = target instanceof Element && target.matches('input,textarea,select')
  // Caps lock produces K. Ctrl+Shift+K belongs to the browser.
  if (ctrlKey || metaKey)
    return key.toLowerCase() === 'k' && !shiftKey && (metaKey || !inField || !isApple())
  return key === '/' && !inField && isSlashEnabled()
}
