/**
 * Starts Gatsby’s workers when there is work for them, and renders few pages in this process. Gatsby starts them at
 * once, and each loads the site’s configuration and its renderer even where one page is to be written.
 *
 * Internal: `create` of `gatsby/dist/utils/worker/pool` (Gatsby 5.16.1); `startAll`, `single`, `all` and `workerPath` of
 * gatsby-worker 2.16.0’s pool; `loadConfigAndPlugins` and `buildSchema`, which Gatsby’s bootstrap calls in each worker.
 * Gain: 3 to 4 s of processor time after an edit.
 * When it is gone: the build warns and starts the workers at once.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'

type Pool = ReturnType<typeof import('gatsby/dist/utils/worker/pool')['create']>

/** The functions of a worker that write pages. */
const renderers = ['renderHTMLProd', 'renderSlices'] as const

/**
 * Creates a pool without a running worker.
 * @param root the project's folder
 * @param create Gatsby's function, which starts them all
 * @throws when the pool has other methods
 */
export function createDeferred(root: string, create: () => Pool): Pool {
  const gatsby = createRequire(join(root, 'package.json')).resolve('gatsby/package.json')
  const require = createRequire(gatsby)
  const { WorkerPool }: { WorkerPool: { prototype: { startAll?: () => void } } } =
    require('gatsby-worker')
  const { prototype } = WorkerPool
  const { startAll } = prototype
  if (!startAll) throw new Error('there is no startAll')
  prototype.startAll = () => undefined
  try {
    const pool = create()
    for (const name of renderers) if (!pool.single[name]) throw new Error(`there is no ${name}`)
    return pool
  } finally {
    prototype.startAll = startAll
  }
}

/** Makes this process render what a worker would. */
export function renderHere({ single, workerPath }: Pool): void {
  const worker: Record<string, unknown> = createRequire(workerPath)(workerPath)
  for (const name of renderers) single[name] = worker[name]
}

/**
 * Starts the workers, as Gatsby's bootstrap does.
 * @param program Gatsby's options of this build, from its state
 */
export function startWorkers(pool: Pool, program: { directory: string }): void {
  pool.startAll()
  pool.all.loadConfigAndPlugins({ siteDirectory: program.directory, program })
  pool.all.buildSchema()
}
