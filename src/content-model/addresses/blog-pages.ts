/** Addresses of the pages of the blog: its list of all articles, that of each category, and their further pages. */

export const blogPath = '/blog'

/** Returns the address of the page that lists the articles of a category, by its key: `/blog/category/strategy`. */
export function categoryPath(category: string): string {
  return `${blogPath}/category/${category}`
}

/** Returns the address of a page of a list, counted from 1: `/blog`, `/blog/page/2`. */
export function numberedPath(list: string, page: number): string {
  return page > 1 ? `${list}/page/${page}` : list
}
