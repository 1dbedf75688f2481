/** Constants shared with src/hydration. */

/** Attribute of the root element until content below the screen is laid out. */
export const deferredAttribute = 'data-deferred'

/** Attribute of the root element once boot.js has run. */
export const bootedAttribute = 'data-booted'

/** Attribute of the root element once the visitor has moved, scrolled or typed. */
export const intentAttribute = 'data-intent'

/**
 * Id at the end of a page's opening. The first paint waits for it (`rel=expect` in gatsby-ssr.tsx).
 */
export const openingEndId = 'opening-end'
