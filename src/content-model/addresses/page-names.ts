/** Names of pages at fixed addresses. Browsers load this module, so it must not import zod. */

/** Search results leave these pages out. */
export const utilityPages: readonly string[] = [
  '404',
  'comingsoon',
  'menu',
  'not-sent',
  'search',
  'thank-you',
]

/** Required pages: the code links to them. */
export const fixedPages: readonly string[] = [
  ...utilityPages,
  'about',
  'blog',
  'contact',
  'industries',
  'privacy-policy',
  'services',
]

/** Path of the finder. The question in the file `opening` has the same path. */
export const finder = { address: '/find', opening: 'start' } as const
