/** Types of the Gatsby internals that this site uses; Gatsby ships none for them. */
declare module 'gatsby/dist/commands/develop-static' {
  /** Returns Express's handler for the files of a folder. */
  export let developStatic: (folder: string, options: object) => unknown
}
