import { resultOf } from '../testing'

test('garbage is collected when asked for, unless the build changes little', () => {
  const result = resultOf(`
    const { GarbageCollection } = patch('process/garbage-collection')
    const [collection, lazy] = [new GarbageCollection(0), new GarbageCollection(2e9)]
    const turn = () => new Promise((done) => setImmediate(done))
    const garbage = new WeakRef({})
    await turn()
    lazy.collect()
    await turn()
    const before = garbage.deref() !== undefined
    await turn()
    const relaxed = new GarbageCollection(0)
    relaxed.relax()
    relaxed.collectReleased()
    await turn()
    const relaxedBefore = garbage.deref() !== undefined
    await turn()
    collection.collect()
    return [before, relaxedBefore, garbage.deref() !== undefined]`)
  expect(result).toEqual([true, true, false])
})

test('V8 collects sooner, once the heap has grown by less', () => {
  const collections = (moment: 'never' | 'early' | 'relaxed') =>
    resultOf(
      `
      const { GarbageCollection } = patch('process/garbage-collection')
      const collection = new GarbageCollection()
      if ('${moment}' !== 'never') collection.begin()
      if ('${moment}' === 'relaxed') collection.relax()
      const { PerformanceObserver, constants } = require('node:perf_hooks')
      let count = 0
      const observer = new PerformanceObserver((list) => {
        const isFull = ({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR
        count += list.getEntries().filter(isFull).length
      })
      observer.observe({ entryTypes: ['gc'] })
      const turn = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
      const kept = []
      const grow = async (times) => {
        for (let time = 0; time < times; time += 1) {
          kept.push(Array.from({ length: 1e5 }, (_, number) => ({ number })))
          await turn(1)
        }
      }
      await grow(20)
      // Each full collection sets the size at which the next one begins.
      gc()
      await turn(50)
      const before = count
      await grow(30)
      await turn(100)
      return count > before`,
      ['--expose-gc'],
    )
  expect([collections('never'), collections('early'), collections('relaxed')]).toEqual([
    false,
    true,
    false,
  ])
})
