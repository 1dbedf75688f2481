/** What this site uses of Gatsby's inside, which has no types of its own. */
declare module 'gatsby/dist/state-machines/waiting' {
  /** The development server between two changes: an XState machine's configuration. */
  export const waitingStates: {
    states: {
      batchingNodeMutations: {
        /** The state that follows, by milliseconds. */
        after: Record<number, string>
      }
    }
  }
}

declare module 'gatsby/dist/query/file-parser' {
  /** Finds the queries in source files. */
  export default class FileParser {
    /** @returns null where the file has none */
    parseFile(file: string, addError: (error: unknown) => void): Promise<unknown>
  }
}
