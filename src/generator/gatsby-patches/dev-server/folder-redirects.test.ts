import { readFileSync } from 'node:fs'
import { resultOf } from '../testing'

test('the address of a folder is not redirected', () => {
  const result = resultOf(`
    require('node:fs').mkdirSync('public/about', { recursive: true })
    const module = require('gatsby/dist/commands/develop-static')
    const ask = () => new Promise((done) => {
      const response = { setHeader() {}, end: () => done('redirected') }
      module.developStatic('public', {})({ method: 'GET', url: '/about', headers: {} }, response, () => done('next'))
    })
    const before = await ask()
    patch('dev-server/folder-redirects').disableFolderRedirects()
    return [before, await ask()]`)
  expect(result).toEqual(['redirected', 'next'])
  const text = readFileSync(require.resolve('gatsby/dist/utils/start-server'), 'utf8')
  expect(text).toContain('_developStatic.developStatic)(`public`')
})
