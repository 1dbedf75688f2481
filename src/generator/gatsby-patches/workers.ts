/**
 * How many processes of its own Gatsby works with. It starts one less than it takes the machine to have
 * processors, and would start them again between running queries and writing pages.
 */
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Store } from 'gatsby'
import type { Compiler } from 'webpack'

/** Gatsby believes to be on a machine with so many processors; on one with one it runs queries itself. */
const variable = 'GATSBY_CPU_COUNT'
const chosenOutside = process.env[variable] !== undefined

/**
 * Files, or pages, from which on one process more gains more than the three seconds of a processor that
 * it takes to start. Gatsby leaves that processor to this process, which waits meanwhile.
 */
const manyQueries = 3000

/** A query takes 2 ms in this process, and it takes 1.3 s to start the others again. */
const fewQueries = 500

type Pools = typeof import('gatsby/dist/utils/worker/pool')
type Pool = ReturnType<Pools['create']>

/** Of Gatsby's state, what tells of work to do. */
interface State {
  pages: ReadonlyMap<string, unknown>
  /** By the path of the component, as are the hashes of the static queries that its pages show. */
  components: ReadonlyMap<string, { pages: ReadonlySet<string> }>
  staticQueriesByTemplate: ReadonlyMap<string, readonly (string | number)[]>
  /** By the id of the query. */
  staticQueryComponents: ReadonlyMap<string, { hash: string | number }>
  queries: { trackedQueries: ReadonlyMap<string, { dirty: number }> }
  /** Of the scripts that the present pages were written for. */
  webpackCompilationHash: string
}

/** Fits Gatsby's processes to the work; also a webpack plugin of the bundles, after which queries are run. */
export class Workers {
  private store: Store | undefined
  private pool: Pool | undefined
  private isCodeNew = false

  /**
   * To be called before Gatsby starts its processes.
   * @param changed how many content files are new or have changed
   */
  begin(store: Store, changed: number): void {
    if (chosenOutside) return
    this.store = store
    if (changed > manyQueries) process.env[variable] = String(availableParallelism() + 1)
    const require = createRequire(join(store.getState().program.directory, 'package.json'))
    const pools: Pools = require('gatsby/dist/utils/worker/pool')
    const { create } = pools
    pools.create = () => {
      this.pool = create()
      keepWorkers(this.pool)
      return this.pool
    }
  }

  /** To be called once they are started: webpack bundles anew where a variable of Gatsby's has changed. */
  started(): void {
    if (!chosenOutside) delete process.env[variable]
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('Workers', ({ hash }) => {
      const state: State | undefined = this.store?.getState()
      if (!state) return
      if (compiler.name === 'build-javascript')
        this.isCodeNew = state.webpackCompilationHash !== hash
      else this.bundled(state)
    })
  }

  /**
   * Where few queries are to be run, this process runs them, and the others write pages as soon as they are
   * asked to. Where many pages are to be written, there is one more.
   */
  private bundled(state: State): void {
    const queries = dirtyQueries(state)
    const pages = this.isCodeNew ? state.pages.size : dirtyPages(state, queries)
    if (pages > manyQueries && this.pool) this.pool.options.numWorkers = availableParallelism()
    else if (queries.length <= fewQueries) process.env[variable] = '1'
  }
}

/**
 * Has processes that have run queries write pages as well, where there are as many as are to do that.
 * Gatsby would end them for the memory that they hold, and wait until others are started.
 */
function keepWorkers(pool: Pool): void {
  const restart = pool.restart.bind(pool)
  pool.restart = async () => {
    if (pool.getWorkerInfo().length !== pool.options.numWorkers) await restart()
  }
}

/** Ids of the queries that are to be run. */
function dirtyQueries({ queries }: State): string[] {
  return [...queries.trackedQueries].filter(([, { dirty }]) => dirty > 0).map(([id]) => id)
}

/** How many pages show what these queries find. */
function dirtyPages(state: State, queries: readonly string[]): number {
  const hashes = new Set(queries.map((id) => String(state.staticQueryComponents.get(id)?.hash)))
  const pages = new Set(queries.filter((id) => state.pages.has(id)))
  for (const [template, shown] of state.staticQueriesByTemplate)
    if (shown.some((hash) => hashes.has(String(hash))))
      for (const page of state.components.get(template)?.pages ?? []) pages.add(page)
  return pages.size
}
