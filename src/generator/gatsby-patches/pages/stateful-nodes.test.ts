import { resultOf } from '../testing'

const dataLayer = `
  const { store } = require('gatsby/dist/redux')
  const { actions } = require('gatsby/dist/redux/actions')
  const { getDataStore, getNode } = require('gatsby/dist/datastore')
  const { keepNodes, deleteFile } = patch('pages/stateful-nodes')
  const site = { name: 'default-site-plugin' }
  const bound = {
    actions: {
      enableStatefulSourceNodes: (plugin) => store.dispatch(actions.enableStatefulSourceNodes(plugin)),
      deleteNode: (node, plugin = site) => store.dispatch(actions.deleteNode(node, plugin)),
    },
  }`

test('Gatsby keeps the nodes of pages', () => {
  const result = resultOf(`${dataLayer}
    keepNodes(bound)
    await getDataStore().ready()
    const page = { path: '/a', component: root + '/src/pages/index.tsx' }
    const made = [actions.createPage(page, { name: 'site', id: '1' })].flat().filter(Boolean)
    const { plugin } = made.find(({ payload }) => payload?.internal?.type === 'SitePage')
    return store.getState().statefulSourcePlugins.has(plugin.name)`)
  expect(result).toBe(true)
})

test('Gatsby keeps the nodes of a file that nobody looks at, until they are deleted', () => {
  const result = resultOf(`${dataLayer}
    const { default: sourceNodes } = require('gatsby/dist/utils/source-nodes')
    const nodes = [
      ['file', null, 'File', 'gatsby-source-filesystem'],
      ['text', 'file', 'Mdx', 'gatsby-plugin-mdx'],
      ['entry', 'text', 'Article', site.name],
      ['picture', 'file', 'ImageSharp', 'gatsby-transformer-sharp'],
      ['other', null, 'Other', 'another-plugin'],
    ]
    const create = (id, parent, type, name) => {
      const child = { id, parent, children: [], internal: { type, contentDigest: '1' } }
      store.dispatch(actions.createNode(child, { name }))
      if (parent)
        store.dispatch(actions.createParentChildLink({ parent: getNode(parent), child }, { name }))
    }
    for (const node of nodes) create(...node)
    await getDataStore().ready()
    const left = () => nodes.map(([id]) => id).filter((id) => getNode(id))
    store.dispatch({ type: 'SET_SITE_FLATTENED_PLUGINS', payload: [] })
    store.getState().nodesTouched.clear()
    keepNodes(bound)
    await sourceNodes({})
    const kept = left()
    deleteFile(bound, getNode('file'))
    return [kept, left()]`)
  expect(result).toEqual([['file', 'text', 'entry', 'picture'], []])
})
