/** The visitor's theme, remembered in the browser. */

/** src/hydration/before-paint.ts reads it too. */
export const themeKey = 'theme'

/**
 * Applies choices in the theme switch and, on a page from the back/forward
 * cache, later choices on other pages.
 */
export function followThemeChoice(): void {
  checkShownTheme()
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'theme') chooseTheme(target.value)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    try {
      showTheme(localStorage.getItem(themeKey))
    } catch {
      // Without storage, each page has its own choice.
    }
    checkShownTheme()
  })
}

/** Selects the button of the current theme. After a reload, Firefox restores the previous state. */
export function checkShownTheme(): void {
  const shown = document.documentElement.dataset.theme ?? 'system'
  for (const button of document.querySelectorAll<HTMLInputElement>('[name=theme]'))
    button.checked = button.value === shown
}

function showTheme(theme: string | null): void {
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  else delete dataset.theme
}

function chooseTheme(theme: string): void {
  showTheme(theme)
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Without storage, the choice applies to this page only.
  }
}
