import { resultOf } from '../testing'

test('a request does not wait when the query result is unchanged', () => {
  const milliseconds = resultOf(`
    const { emitter, store } = require('gatsby/dist/redux')
    const { getPageData } = require('gatsby/dist/utils/get-page-data')
    const { mkdirSync, writeFileSync } = require('node:fs')
    mkdirSync('public/page-data/about', { recursive: true })
    writeFileSync('public/page-data/about/page-data.json', '{"result":{}}')
    store.dispatch({ type: 'SET_PROGRAM', payload: { directory: process.cwd() } })
    store.dispatch({
      type: 'CREATE_PAGE',
      payload: { path: '/about', componentPath: '/about.tsx' },
      plugin: { name: 'a plugin' },
    })
    const run = (path) =>
      store.dispatch({ type: 'PAGE_QUERY_RUN', payload: { path, queryType: 'page', resultHash: '' } })
    emitter.on('QUERY_RUN_REQUESTED', ({ pagePath }) => setImmediate(run, pagePath))
    patch('dev-server/unchanged-results').answerUnchangedResults({ emitter, store })
    const start = Date.now()
    await getPageData('/about')
    return Date.now() - start`)
  expect(milliseconds).toBeLessThan(2000)
})
