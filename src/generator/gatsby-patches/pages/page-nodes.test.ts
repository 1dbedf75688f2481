import { resultOf } from '../testing'

test('Gatsby keeps the nodes of pages', () => {
  const result = resultOf(`
    const { store } = require('gatsby/dist/redux')
    const { actions } = require('gatsby/dist/redux/actions')
    patch('pages/page-nodes').keepPageNodes({
      actions: { enableStatefulSourceNodes: (plugin) => store.dispatch(actions.enableStatefulSourceNodes(plugin)) },
    })
    const { getDataStore } = require('gatsby/dist/datastore')
    await getDataStore().ready()
    const page = { path: '/a', component: root + '/src/pages/index.tsx' }
    const made = [actions.createPage(page, { name: 'site', id: '1' })].flat().filter(Boolean)
    const { plugin } = made.find(({ payload }) => payload?.internal?.type === 'SitePage')
    return store.getState().statefulSourcePlugins.has(plugin.name)`)
  expect(result).toBe(true)
})
