/** Returns the address of the page that lists the articles of one category, by its key: `/blog/category/strategy`. */
export function categoryPath(category: string): string {
  return `/blog/category/${category}`
}
