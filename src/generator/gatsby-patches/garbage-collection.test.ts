import { spawnSync } from 'node:child_process'
import { resultOf } from './testing'

test('garbage is collected when asked for', () => {
  const result = resultOf(`
    const { GarbageCollection } = patch('garbage-collection')
    const [collection, lazy] = [new GarbageCollection(0), new GarbageCollection(2e9)]
    const turn = () => new Promise((done) => setImmediate(done))
    const garbage = new WeakRef({})
    await turn()
    lazy.collect()
    await turn()
    const before = garbage.deref() !== undefined
    await turn()
    collection.collect()
    return [before, garbage.deref() !== undefined]`)
  expect(result).toEqual([true, false])
})

test('V8 has the option that keeps the heap small', () => {
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(stdout).toContain('--heap-growing-percent')
  const grown = `
    const { GarbageCollection } = patch('garbage-collection')
    if (isEarly) new GarbageCollection().begin()
    let kept = []
    let collections = 0
    const observer = new (require('node:perf_hooks').PerformanceObserver)((list) => {
      collections += list.getEntries().filter(({ detail }) => detail.kind === 4).length
    })
    observer.observe({ entryTypes: ['gc'] })
    for (let index = 0; index < 40; index += 1) {
      kept.push(Array.from({ length: 1e5 }, (_, number) => ({ number })))
      await new Promise((done) => setTimeout(done, 1))
    }
    await new Promise((done) => setTimeout(done, 50))
    return collections`
  const count = (isEarly: boolean) => Number(resultOf(`const isEarly = ${isEarly}; ${grown}`))
  expect(count(true)).toBeGreaterThan(count(false))
})
