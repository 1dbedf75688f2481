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

declare module 'gatsby/dist/utils/worker/pool' {
  /** Processes that run queries and write pages; the options count when they are started again. */
  export let create: () => {
    options: { numWorkers: number }
    /** Of each process that is running. */
    getWorkerInfo(): readonly { workerId: number }[]
    restart(): Promise<void>
  }
}
