import { readFileSync } from 'node:fs'
import { prefetchModule } from './prefetch-by-fetch'

test('Gatsby’s loader imports the replaced module and calls it with a URL', () => {
  const text = readFileSync(require.resolve('gatsby/cache-dir/loader.js'), 'utf8')
  const [, name, module = ''] = /import (\w+) from "(.*prefetch)"/.exec(text) ?? []
  expect(module).toMatch(prefetchModule)
  expect(text).toContain(`${name}(pageDataUrl`)
  expect(text).toContain(`componentUrls.map(${name})`)
})
