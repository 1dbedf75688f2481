/** Constants for a page's first paint; src/hydration/first-paint.ts runs after it. */

/** Attribute of the root element until what is below the screen is laid out. */
export const deferredAttribute = 'data-deferred'

/** Attribute of the root element once boot.js has run. */
export const bootedAttribute = 'data-booted'

/** Id of the end of a page's opening, which the first paint waits for (`rel=expect` in gatsby-ssr.tsx). */
export const openingEndId = 'opening-end'
