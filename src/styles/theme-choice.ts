/** The visitor's choice of theme, remembered in the browser. */

/** Key of the choice in local storage, which src/hydration/before-paint.ts reads before the first paint. */
export const themeKey = 'theme'

/** Applies what visitors choose in the theme switch and, on a page from the back/forward cache, have chosen since. */
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
      // Storage is unavailable: each page has its own choice.
    }
    checkShownTheme()
  })
}

/** Checks the radio button of the page's theme. Firefox restores the one from before a reload, perhaps another one since. */
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

/** Applies a choice to the page and remembers it where the browser allows. */
function chooseTheme(theme: string): void {
  showTheme(theme)
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Storage is unavailable: the choice applies to this page only.
  }
}
