/** Returns whether a path of the site leads to a page. Paths of files, such as PDFs, have an extension. */
export const isPagePath = (path: string): boolean => path.startsWith('/') && !/\.\w+$/.test(path)
