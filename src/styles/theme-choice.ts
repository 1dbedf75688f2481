/** The visitor's choice of theme, remembered in the browser. */

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Key of the choice in local storage, which src/hydration/before-paint.ts reads before the first paint. */
export const themeKey = 'theme'

/** Returns the remembered choice; `system` if there is none or storage is unavailable. */
function rememberedTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/**
 * Checks the radio button of the remembered choice, which the page's HTML cannot know. Firefox restores the
 * one from before a reload, though another may have been chosen in another tab since.
 */
export function checkRememberedTheme(): void {
  for (const button of document.querySelectorAll<HTMLInputElement>('[name=theme]'))
    button.checked = button.value === rememberedTheme()
}

/** Applies the remembered choice to a page that shows another one, such as one from the back/forward cache. */
export function applyRememberedTheme(): void {
  try {
    const chosen = localStorage.getItem(themeKey)
    showTheme(themes.find((theme) => theme === chosen) ?? 'system')
  } catch {
    // Storage is unavailable: each page has its own choice.
  }
  checkRememberedTheme()
}

function showTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}

/** Applies a choice to the page and remembers it where the browser allows. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme)
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage is unavailable: the choice applies to this page only.
  }
}
