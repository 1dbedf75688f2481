/**
 * How many processes of its own Gatsby works with. It starts one less than the machine has processors,
 * and looks at that number again before it runs queries: where it is one, it runs them itself.
 */
import { availableParallelism } from 'node:os'
import type { Store } from 'gatsby'
import type { Compiler } from 'webpack'

/** By this, Gatsby believes to be on a machine with another number of processors. */
const variable = 'GATSBY_CPU_COUNT'
const chosenOutside = process.env[variable] !== undefined

/**
 * To be called before Gatsby starts its processes. It leaves one processor to this process, which waits
 * while they run queries and write pages: with many of them, one process more gains more than the three
 * seconds of a processor that it takes to start.
 * @param changed how many content files are new or have changed
 */
export function expectChanges(changed: number): void {
  if (!chosenOutside && changed > manyFiles)
    process.env[variable] = String(availableParallelism() + 1)
}

const manyFiles = 3000

/** To be called once they are started: webpack bundles anew where a variable of Gatsby's has changed. */
export function forgetChanges(): void {
  if (!chosenOutside) delete process.env[variable]
}

/**
 * A webpack plugin of the stage before the queries. Where few are to be run, this process runs them, and
 * the others write pages as soon as they are asked to; otherwise they would be started again.
 */
export class FewQueriesPlugin {
  constructor(private readonly store: Store) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('FewQueriesPlugin', () => {
      if (!chosenOutside && dirtyQueries(this.store) <= fewQueries) process.env[variable] = '1'
    })
  }
}

/** A query takes 2 ms here, and the processes 1.3 s to start again. */
const fewQueries = 500

function dirtyQueries(store: Store): number {
  const queries: ReadonlyMap<string, { dirty: number }> = store.getState().queries.trackedQueries
  return [...queries.values()].filter(({ dirty }) => dirty > 0).length
}
