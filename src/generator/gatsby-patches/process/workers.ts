/**
 * Sets how many worker processes Gatsby uses. Gatsby starts one less than the number of processors that it
 * assumes, and would restart them between running queries and writing pages.
 *
 * Internal: `create` of `gatsby/dist/utils/worker/pool` (Gatsby 5.16.1), `options`, `restart` and
 * `getWorkerInfo` of gatsby-worker 2.16.0’s pool, `GATSBY_CPU_COUNT`, which is documented, and Gatsby’s state.
 * Gain: 0.9 s after an edit, and as much of a first build.
 * When it is gone: the build warns and uses the number of workers that Gatsby chooses.
 */
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Store } from 'gatsby'
import type { Compiler } from 'webpack'
import { applyPatch } from '../apply-patch'
import { createDeferred, renderHere, startWorkers } from './deferred-workers'

/** Variable with the number of processors that Gatsby assumes; with one, it runs queries itself. */
const cpuCountVariable = 'GATSBY_CPU_COUNT'
const isPreset = process.env[cpuCountVariable] !== undefined

/**
 * Files or pages above which one more process gains more than the three seconds of a processor that it takes
 * to start. Gatsby leaves that processor to this process, which waits meanwhile.
 */
const extraWorkerThreshold = 3000

/**
 * Queries up to which this process runs them: one takes 2 ms here, and restarting the workers takes 1.3 s.
 */
const inProcessQueryLimit = 500

/**
 * Pages up to which this process renders them: one takes 10 ms, and a worker takes 3 s of a processor to start. With
 * as few new and changed content files, the build waits with workers until it knows how many pages are to be written.
 */
const inProcessPageLimit = 200

type Pools = typeof import('gatsby/dist/utils/worker/pool')
type Pool = ReturnType<Pools['create']>

/** The parts of Gatsby's state that show how much work there is. */
interface State {
  program: { directory: string }
  pages: ReadonlyMap<string, unknown>
  /** By path of the component. */
  components: ReadonlyMap<string, { pages: ReadonlySet<string> }>
  /** Hashes of the static queries that a component's pages show, by path of the component. */
  staticQueriesByTemplate: ReadonlyMap<string, readonly (string | number)[]>
  /** By id of the query. */
  staticQueryComponents: ReadonlyMap<string, { hash: string | number }>
  queries: { trackedQueries: ReadonlyMap<string, { dirty: number }> }
  /** Hash of the scripts that the current pages were written for. */
  webpackCompilationHash: string
}

/** Fits Gatsby's worker pool to the work; also a webpack plugin for the bundles, after which queries run. */
export class Workers {
  private store: Store | undefined
  private pool: Pool | undefined
  private isCodeNew = false
  /** Whether the pool has no worker yet. */
  private isDeferred = false

  /**
   * Sets the number of workers; to be called before Gatsby starts them.
   * @param changed how many content files are new or have changed
   */
  begin(store: Store, changed: number): void {
    if (isPreset) return
    this.store = store
    if (changed > extraWorkerThreshold)
      process.env[cpuCountVariable] = String(availableParallelism() + 1)
    const root: string = store.getState().program.directory
    applyPatch('workers.ts', () => {
      const require = createRequire(join(root, 'package.json'))
      const pools: Pools = require('gatsby/dist/utils/worker/pool')
      const { create } = pools
      if (!create) throw new Error('there is no create')
      pools.create = () => {
        let pool: Pool | undefined
        if (changed <= inProcessPageLimit)
          applyPatch('deferred-workers.ts', () => {
            pool = createDeferred(root, create)
            this.isDeferred = true
          })
        pool ??= create()
        const created = pool
        applyPatch('workers.ts', () => keepWorkers(created))
        this.pool = created
        return created
      }
    })
  }

  /**
   * Removes the variable once the workers run: webpack bundles anew when a variable of Gatsby's has changed.
   */
  started(): void {
    if (!isPreset) delete process.env[cpuCountVariable]
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
   * Makes this process run the queries where they are few, so that the workers can write pages as soon as
   * they are asked to, and write the pages too where these are few. Where they are many, adds a worker.
   */
  private bundled(state: State): void {
    const queries = dirtyQueries(state)
    const pages = this.isCodeNew ? state.pages.size : dirtyPages(state, queries)
    if (pages > extraWorkerThreshold && this.pool)
      this.pool.options.numWorkers = availableParallelism()
    else if (queries.length <= inProcessQueryLimit) process.env[cpuCountVariable] = '1'
    const { pool } = this
    if (!pool || !this.isDeferred) return
    this.isDeferred = false
    const isSmall = queries.length <= inProcessQueryLimit && pages <= inProcessPageLimit
    applyPatch('deferred-workers.ts', () =>
      isSmall ? renderHere(pool) : startWorkers(pool, state.program),
    )
  }
}

/**
 * Keeps the workers that have run queries for writing pages, if their number is right. Gatsby would end them
 * to free their memory, and wait until others are started.
 */
function keepWorkers(pool: Pool): void {
  const restart = pool.restart.bind(pool)
  if (!pool.options || !pool.getWorkerInfo) throw new Error('the pool has other methods')
  pool.restart = async () => {
    if (pool.getWorkerInfo().length !== pool.options.numWorkers) await restart()
  }
}

/** Returns the ids of the queries that have to run. */
function dirtyQueries({ queries }: State): string[] {
  return [...queries.trackedQueries].filter(([, { dirty }]) => dirty > 0).map(([id]) => id)
}

/** Returns how many pages show results of these queries. */
function dirtyPages(state: State, queries: readonly string[]): number {
  const hashes = new Set(queries.map((id) => String(state.staticQueryComponents.get(id)?.hash)))
  const pages = new Set(queries.filter((id) => state.pages.has(id)))
  for (const [template, shown] of state.staticQueriesByTemplate)
    if (shown.some((hash) => hashes.has(String(hash))))
      for (const page of state.components.get(template)?.pages ?? []) pages.add(page)
  return pages.size
}
