/** Types of the Gatsby internals that this site uses; Gatsby ships none for them. */
declare module 'gatsby/dist/query/file-parser' {
  /** Extracts GraphQL queries from source files. */
  export default class FileParser {
    /** @returns null if the file has no queries */
    parseFile(file: string, addError: (error: unknown) => void): Promise<unknown>
  }
}

declare module 'gatsby/dist/commands/develop-static' {
  /** Returns Express's handler for the files of a folder. */
  export let developStatic: (folder: string, options: object) => unknown
}
