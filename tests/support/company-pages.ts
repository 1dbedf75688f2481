/** Pages with required content only, one per template. */
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
