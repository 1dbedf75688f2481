/** The words of the interface that name a page in the header and the footer, by its address. Other pages have their titles there. */
export const linkWords: Readonly<
  Record<string, readonly [group: 'header' | 'footer', word: string] | undefined>
> = {
  '/services': ['header', 'services'],
  '/solutions': ['header', 'solutions'],
  '/industries': ['header', 'industries'],
  '/about': ['header', 'about'],
  '/contact': ['footer', 'contact'],
}
