import { readFileSync } from 'node:fs'
import { resultOf } from '../testing'

test('no page is left to stitch slices into once Gatsby begins to look for them', () => {
  const result = resultOf(`
    const { emitter, store } = require('gatsby/dist/redux')
    store.dispatch({ type: 'CREATE_PAGE', payload: { path: '/', component: 'a' }, plugin: { name: 'a' } })
    const left = () => {
      store.dispatch({ type: 'SLICES_SCRIPTS_REGENERATED' })
      store.dispatch({ type: 'SLICES_PROPS_REMOVE_STALE' })
      return store.getState().html.pagesThatNeedToStitchSlices.size
    }
    const before = left()
    patch('pages/skip-slice-stitching').skipSliceStitching({ emitter, store })
    return [before, left()]`)
  expect(result).toEqual([1, 0])
})

test('Gatsby looks for slices after the event', () => {
  const text = readFileSync(require.resolve('gatsby/dist/commands/build-html'), 'utf8')
  const event = text.indexOf('SLICES_PROPS_REMOVE_STALE')
  expect(event).toBeGreaterThan(0)
  expect(text.indexOf('pagesThatNeedToStitchSlices', event)).toBeGreaterThan(event)
})
