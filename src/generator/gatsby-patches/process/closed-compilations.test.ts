import { resultOf, webpackOf } from '../testing'

test('what webpack has compiled is freed when its compiler is closed, though its result is held', () => {
  const result = resultOf(
    `${webpackOf({ 'entry.js': 'module.exports = 1' })}
    const { ClosedCompilations } = patch('process/closed-compilations')
    const turn = () => new Promise((done) => setTimeout(done, 20))
    const isFreed = async (plugins) => {
      const held = []
      let module
      const look = { apply: ({ hooks }) => hooks.done.tap('Look', (stats) => {
        held.push(stats)
        module = new WeakRef([...stats.compilation.modules][0])
      }) }
      await bundle([look, ...plugins], { cache: false })
      await turn()
      gc()
      await turn()
      return held.length === 1 && module.deref() === undefined
    }
    let told = 0
    const free = await isFreed([new ClosedCompilations(() => { told += 1 })])
    return [await isFreed([]), free, told]`,
    ['--expose-gc'],
  )
  expect(result).toEqual([false, true, 1])
})
