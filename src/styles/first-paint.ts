/** Constants for a page's first paint; src/hydration/first-paint.ts runs after it. */

/**
 * Attribute of the root element on narrow screens: `now` if the page uses all of the site's own fonts, `next` once
 * the next page can use them.
 */
export const fontsAttribute = 'data-fonts'

/** Key in local storage that says that the browser has the fonts. */
export const fontsKey = 'fonts'

/** Media query for screens whose first page waits for the text family; on narrower ones it would delay the text. */
export const fontsMedia = '(min-width: 40rem)'

/** Attribute of the root element until what is below the screen is laid out. */
export const deferredAttribute = 'data-deferred'

/** Attribute of the root element once boot.js has run. */
export const bootedAttribute = 'data-booted'

/** Id of the end of a page's opening, which the first paint waits for (`rel=expect` in gatsby-ssr.tsx). */
export const openingEndId = 'opening-end'
