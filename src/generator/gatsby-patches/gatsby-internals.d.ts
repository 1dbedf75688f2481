/** Types of the Gatsby internals that this site uses; Gatsby ships none for them. */
declare module 'gatsby/dist/state-machines/waiting' {
  /** XState configuration of the development server while it waits between two changes. */
  export const waitingStates: {
    states: {
      batchingNodeMutations: {
        /** The next state, by delay in milliseconds. */
        after: Record<number, string>
      }
    }
  }
}

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
