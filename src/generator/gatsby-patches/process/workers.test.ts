import { resultOf } from '../testing'

test('workers that have run queries are kept for pages, unless their number changes', () => {
  const result = resultOf(`
    delete process.env.GATSBY_CPU_COUNT
    const pools = require('gatsby/dist/utils/worker/pool')
    const { WorkerPool } = require('gatsby-worker')
    const { Workers } = patch('process/workers')
    new Workers().begin({ getState: () => ({ program: { directory: root } }) }, 1000)
    process.env.GATSBY_CPU_COUNT = '2'
    const pool = pools.create()
    const isGatsbys = pool instanceof WorkerPool
    let ends = 0
    const end = pool.end.bind(pool)
    pool.end = () => {
      ends += 1
      return []
    }
    pool.startAll = () => undefined
    await pool.restart()
    const kept = ends
    pool.options.numWorkers = 2
    await pool.restart()
    await Promise.all(end())
    return [isGatsbys, kept, ends]`)
  expect(result).toEqual([true, 0, 1])
})
