export const blogPath = '/blog'

/** Returns the path of a category's list: `/blog/category/strategy`. */
export function categoryPath(category: string): string {
  return `${blogPath}/category/${category}`
}

/** Returns the path of page 1, 2, … of a list: `/blog`, `/blog/page/2`. */
export function numberedPath(list: string, page: number): string {
  return page > 1 ? `${list}/page/${page}` : list
}
