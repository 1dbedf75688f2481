import { readFileSync } from 'node:fs'
import { resultOf } from '../testing'

test('Gatsby does not redirect the URL of a folder', () => {
  const result = resultOf(`
    require('node:fs').mkdirSync('public/about', { recursive: true })
    const module = require('gatsby/dist/commands/develop-static')
    const request = () => new Promise((done) => {
      const response = { setHeader() {}, end: () => done('redirected') }
      module.developStatic('public', {})({ method: 'GET', url: '/about', headers: {} }, response, () => done('next'))
    })
    const before = await request()
    patch('dev-server/folder-redirects').disableFolderRedirects()
    return [before, await request()]`)
  expect(result).toEqual(['redirected', 'next'])
  const text = readFileSync(require.resolve('gatsby/dist/utils/start-server'), 'utf8')
  expect(text).toContain('_developStatic.developStatic)(`public`')
})
