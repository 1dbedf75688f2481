/** Lists pages at fixed addresses by file name. Without zod, because browsers load it too. */

/** Auxiliary pages, which nobody searches for: they say what happened, or list the others. */
export const helpingPages: readonly string[] = [
  '404',
  'comingsoon',
  'menu',
  'not-sent',
  'search',
  'thank-you',
]

/** Pages that other parts of the site rely on, by file name: they cannot be left out. */
export const fixedPages: readonly string[] = [
  ...helpingPages,
  'about',
  'blog',
  'contact',
  'industries',
  'privacy-policy',
  'services',
]

/** Where the finder is, and the file name of its first question, which stands at that address. */
export const finder = { address: '/find', opening: 'start' } as const
