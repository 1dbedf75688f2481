/** What pages know of their first paint; src/boot/first-paint.ts does what comes after it. */

/** Names of the site's own families; they are short, since every page says them. */
export const families = ['Bricolage', 'Instrument'] as const

/** On the root element while pages are set in the site's own fonts. */
export const fontsAttribute = 'data-fonts'

/** Remembers in the browser that it has them. */
export const fontsKey = 'fonts'

/** On the root element once all sections are laid out. */
export const wholeAttribute = 'data-whole'
