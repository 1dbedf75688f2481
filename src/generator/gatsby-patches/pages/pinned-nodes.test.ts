import { resultOf } from '../testing'

test('Gatsby hands out the same object while it is pinned, and reads it again afterwards', () => {
  const result = resultOf(
    `
    const { setupLmdbStore } = require('gatsby/dist/datastore/lmdb/lmdb-datastore')
    const data = setupLmdbStore({ dbPath: process.cwd() + '/data' })
    const { store } = require('gatsby/dist/redux')
    const internal = { type: 'Article', counter: 1, owner: 'default-site-plugin' }
    store.dispatch({ type: 'CREATE_NODE', payload: { id: '1', parent: null, children: [], internal } })
    // Gatsby remembers its last action, and so the node.
    store.dispatch({ type: 'SET_SITE_CONFIG', payload: {} })
    await data.ready()
    const { PinnedNodes } = patch('pages/pinned-nodes')
    const pinned = new PinnedNodes()
    const args = { getNodesByType: (type) => Array.from(data.iterateNodesByType(type)) }
    const read = () => args.getNodesByType('Article')[0]
    const turn = () => new Promise((done) => setTimeout(done, 20))
    const isSame = async () => {
      // Marked, not held: the mark is lost when the object is read from the database again.
      read().mark = true
      await turn()
      gc()
      await turn()
      return read().mark === true
    }
    pinned.pin(args)
    const whilePinned = await isSame()
    pinned.release()
    return [whilePinned, await isSame()]`,
    ['--expose-gc'],
  )
  expect(result).toEqual([true, false])
})
