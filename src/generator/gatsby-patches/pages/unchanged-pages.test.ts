import { resultOf } from '../testing'

test('Gatsby keeps a page that was kept, and deletes one that was not', () => {
  const result = resultOf(`
    const { store } = require('gatsby/dist/redux')
    const context = { id: '1' }
    for (const path of ['/kept', '/gone', '/changed'])
      store.dispatch({
        type: 'CREATE_PAGE', plugin: { name: 'site' },
        payload: { path, component: 'a', componentPath: 'a', context, updatedAt: 1, isCreatedByStatefulCreatePages: false },
      })
    const begun = Date.now()
    const isKept = patch('pages/unchanged-pages').unchangedPages(store)
    const answers = [
      isKept({ path: '/kept', component: 'a', context: { id: '1' } }),
      isKept({ path: '/changed', component: 'a', context: { id: '2' } }),
      isKept({ path: '/new', component: 'a', context: {} }),
    ]
    const { deleteUntouchedPages } = require('gatsby/dist/utils/changed-pages')
    const deleted = deleteUntouchedPages(store.getState().pages, begun, false)
    return { answers, deleted: deleted.filter((path) => !path.startsWith('/page-data')) }`)
  expect(result).toEqual({ answers: [true, false, false], deleted: ['/gone', '/changed'] })
})
