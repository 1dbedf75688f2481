/** Interface words for links, by path. Other links show the page's title. */
export const linkWords: Readonly<
  Record<string, readonly [group: 'header' | 'footer', word: string] | undefined>
> = {
  '/services': ['header', 'services'],
  '/solutions': ['header', 'solutions'],
  '/industries': ['header', 'industries'],
  '/about': ['header', 'about'],
  '/contact': ['footer', 'contact'],
}
