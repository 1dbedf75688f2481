import { readFileSync } from 'node:fs'
import { resultOf } from '../testing'

/** A script that creates a pool as `changed` content files do, with `state` as Gatsby's after the bundles. */
const bundled = (changed: number) => `
    delete process.env.GATSBY_CPU_COUNT
    const pools = require('gatsby/dist/utils/worker/pool')
    const { Workers } = patch('process/workers')
    const pages = new Map([['/a', {}]])
    const state = {
      program: { directory: root }, pages, components: new Map(), webpackCompilationHash: 'same',
      staticQueriesByTemplate: new Map(), staticQueryComponents: new Map(),
      queries: { trackedQueries: new Map([['/a', { dirty: 1 }]]) },
    }
    const store = { getState: () => state }
    const workers = new Workers()
    workers.begin(store, ${changed})
    const pool = pools.create()
    const running = () => pool.getWorkerInfo().length
    const compiled = (name) => workers.apply({
      name, hooks: { done: { tap: (_, run) => run({ hash: 'same' }) } },
    })
    const before = running()`

test('after an edit no worker is started, and the page is rendered in this process', () => {
  const result = resultOf(`${bundled(1)}
    compiled('build-javascript')
    compiled('build-html')
    const { writeFileSync, mkdirSync, readFileSync } = require('node:fs')
    const { join } = require('node:path')
    mkdirSync(join('public', 'page-data', 'a'), { recursive: true })
    writeFileSync('public/webpack.stats.json', '{"namedChunkGroups":{},"assetsByChunkName":{}}')
    writeFileSync('public/page-data/a/page-data.json', '{"path":"/a","staticQueryHashes":[]}')
    writeFileSync('renderer.js', 'exports.default = async () => ({ html: String(process.pid), unsafeBuiltinsUsage: [] })')
    await pool.single.renderHTMLProd({
      htmlComponentRendererPath: join(process.cwd(), 'renderer.js'),
      paths: ['/a'], envVars: [], sessionId: 1, webpackCompilationHash: 'same',
    })
    const here = readFileSync('public/a/index.html', 'utf8') === String(process.pid)
    return [before, running(), here]`)
  expect(result).toEqual([0, 0, true])
})

test('workers are started at once where much content is new, and after the bundles where many pages are', () => {
  const atOnce = resultOf(`${bundled(201)}
    await Promise.all(pool.end())
    return before > 0`)
  const afterBundles = resultOf(`${bundled(1)}
    for (let number = 0; number < 600; number += 1)
      state.queries.trackedQueries.set('/' + number, { dirty: 1 })
    compiled('build-javascript')
    compiled('build-html')
    const after = running()
    await Promise.all(pool.end())
    return [before, after > 0]`)
  expect([atOnce, afterBundles]).toEqual([true, [0, true]])
})

test('Gatsby prepares each worker as it is done later', () => {
  const bootstrap = readFileSync(require.resolve('gatsby/dist/bootstrap'), 'utf8')
  expect(bootstrap.match(/workerPool\.all\.\w+/g)).toEqual([
    'workerPool.all.loadConfigAndPlugins',
    'workerPool.all.buildSchema',
  ])
})
