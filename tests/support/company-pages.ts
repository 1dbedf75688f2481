/** Pages of the test company that use only required content, one per template. */
export const requiredPages = [
  '/',
  '/services',
  '/industries',
  '/industries/shipping',
  '/blog',
  '/blog/do-you-need-a-register',
  '/about',
  '/contact',
  '/privacy-policy',
  '/menu',
  '/search',
]
