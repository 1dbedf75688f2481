import { resultOf } from '../testing'

test('a worker that still has a timer ends when it is told to', () => {
  const result = resultOf(`
    const { writeFileSync, existsSync } = require('node:fs')
    const { WorkerPool } = require('gatsby-worker')
    const worker = (name, isPatched) => {
      writeFileSync(name, \`
        const { writeFileSync } = require('node:fs')
        const root = \${JSON.stringify(root)}
        if (\${isPatched}) require(root + '/src/generator/gatsby-patches/process/worker-end').endWithoutDelay()
        setTimeout(() => undefined, 20_000)
        process.on('exit', () => writeFileSync('ended-\${isPatched}', ''))
        exports.begun = () => true\`)
      const env = { GATSBY_WORKER_POOL_WORKER: 'true' }
      return new WorkerPool(process.cwd() + '/' + name, { numWorkers: 1, env })
    }
    const pools = [worker('a.cjs', false), worker('b.cjs', true)]
    for (const pool of pools) await pool.single.begun()
    await Promise.all(pools.flatMap((pool) => pool.end()))
    // One that has to be killed does not come to its own end.
    return [existsSync('ended-false'), existsSync('ended-true')]`)
  expect(result).toEqual([false, true])
})
