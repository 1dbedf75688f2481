/** Constants for a page's first paint, shared with src/hydration/first-paint.ts. */

/** Attribute of the root element until content below the screen is laid out. */
export const deferredAttribute = 'data-deferred'

/** Attribute of the root element after boot.js has run. */
export const bootedAttribute = 'data-booted'

/** Id of the end of a page's opening, for which the first paint waits (`rel=expect` in gatsby-ssr.tsx). */
export const openingEndId = 'opening-end'
