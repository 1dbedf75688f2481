/** Types that Gatsby does not publish. */
declare module 'gatsby/dist/commands/develop-static' {
  /** Returns an Express handler for a folder's files. */
  export let developStatic: (folder: string, options: object) => unknown
}
