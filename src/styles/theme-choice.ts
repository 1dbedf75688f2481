/** The visitor's choice of theme, remembered in the browser. */

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Remembers the choice in the browser; src/hydration/before-paint.ts reads it first. */
export const themeKey = 'theme'

/** The remembered choice; `system` when there is none or storage is closed to us. */
export function rememberedTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/**
 * Checks the button of the remembered choice, which the page's HTML cannot know. Firefox checks the one
 * of before a reload, though another may have been chosen in another tab since.
 */
export function checkRememberedTheme(): void {
  for (const button of document.querySelectorAll<HTMLInputElement>('[name=theme]'))
    button.checked = button.value === rememberedTheme()
}

/** Applies a choice to the page and remembers it where the browser allows. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage is closed: the choice holds for this page.
  }
}
