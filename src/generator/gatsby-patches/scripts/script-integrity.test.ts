import { resultOf, webpackOf } from '../testing'

test('a script that is loaded later has the hash of its address', () => {
  const result = resultOf(`
    ${webpackOf({ 'entry.js': 'import("./later")', 'later.js': '' })}
    const { ScriptIntegrityPlugin } = patch('scripts/script-integrity')
    const text = await bundle([new ScriptIntegrityPlugin()], { target: 'web' })
    const loaded = []
    const document = {
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute() {} }),
      head: { appendChild: ({ src, integrity }) => loaded.push([src, integrity]) },
      baseURI: 'http://localhost/', currentScript: { tagName: 'SCRIPT', src: 'http://localhost/out.js' },
    }
    const integrityOf = (url) => 'hash of ' + url
    const page = { document, setTimeout: () => 0, clearTimeout() {}, integrityOf }
    require('node:vm').runInNewContext(text, { ...page, window: page, self: page })
    return loaded`)
  expect(result).toEqual([
    ['http://localhost/later_js.out.js', 'hash of http://localhost/later_js.out.js'],
  ])
})
