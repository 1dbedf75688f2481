/** What pages know of their first paint; src/hydration/first-paint.ts does what comes after it. */

/**
 * On the root element of narrow pages: `now` while they are set in the site's own fonts, `next` once
 * the next page can be.
 */
export const fontsAttribute = 'data-fonts'

/** Remembers in the browser that it has them. */
export const fontsKey = 'fonts'

/** Screens on which the first page waits for its fonts; on narrower ones they would delay its text. */
export const fontsMedia = '(min-width: 40rem)'

/** On the root element once all sections are laid out. */
export const wholeAttribute = 'data-whole'
