/** Pages at fixed addresses by file name. Apart from their schema, which stays out of the browser. */

/** Pages that nobody looks for: they say what happened, or list the others. */
export const helpingPages: readonly string[] = [
  '404',
  'comingsoon',
  'menu',
  'not-sent',
  'search',
  'thank-you',
]

/** Pages that the site's own parts count on, by file name: they cannot be left out. */
export const fixedPages: readonly string[] = [
  ...helpingPages,
  'about',
  'blog',
  'contact',
  'industries',
  'offerings',
  'portfolio',
  'privacy-policy',
  'services',
  'solutions',
]
