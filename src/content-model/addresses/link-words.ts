/** Interface words for links in the header and the footer, by path. Links to other pages show the title of the page. */
export const linkWords: Readonly<
  Record<string, readonly [group: 'header' | 'footer', word: string] | undefined>
> = {
  '/services': ['header', 'services'],
  '/solutions': ['header', 'solutions'],
  '/industries': ['header', 'industries'],
  '/about': ['header', 'about'],
  '/contact': ['footer', 'contact'],
}
