/** Paths of the blog: the list of all articles, the list of each category, and their numbered pages. */

export const blogPath = '/blog'

/** Returns the path of a category's list, from its key: `/blog/category/strategy`. */
export function categoryPath(category: string): string {
  return `${blogPath}/category/${category}`
}

/** Returns the path of a numbered page of a list, from 1: `/blog`, `/blog/page/2`. */
export function numberedPath(list: string, page: number): string {
  return page > 1 ? `${list}/page/${page}` : list
}
