/** Names of pages at fixed addresses. Browsers load this module, so it must not import zod. */

/** Utility pages, such as lists of pages and messages. Search results leave them out. */
export const utilityPages: readonly string[] = [
  '404',
  'comingsoon',
  'menu',
  'not-sent',
  'search',
  'thank-you',
]

/** Required pages: other parts of the site link to them. */
export const fixedPages: readonly string[] = [
  ...utilityPages,
  'about',
  'blog',
  'contact',
  'industries',
  'privacy-policy',
  'services',
]

/** Path of the finder, and the file name of its first question, which has the same path. */
export const finder = { address: '/find', opening: 'start' } as const
