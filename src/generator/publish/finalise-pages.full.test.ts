import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../nodes/settings'
import { finaliseAndCopy } from './finalise-pages'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const finalise = { services: readSettings('tests/fixtures/company'), pathPrefix: '', boot: 'boot' }
const at = (name: string) => join(folder, name)

test('a page is finalised, its text is written, and a file is copied', () => {
  const html =
    '<head><meta charSet="utf-8"/><style>a{top:7px}</style><script src="/boot.js"></script></head><main><h1>“7”</h1></main>'
  writeFileSync(at('7.html'), html)
  const text = {
    html: at('7.html'),
    path: '/7',
    title: 'Page 7',
    description: 'One of many.',
    site: { siteUrl: 'https://www.company.example', pathPrefix: '' },
  }
  finaliseAndCopy({
    finalise,
    texts: [{ text, file: at('7.md') }],
    pages: [{ source: at('7.html'), file: at('page.html') }],
    copies: [{ source: at('7.html'), file: at('copy.html') }],
  })
  expect(readFileSync(at('page.html'), 'utf8')).toMatch(/style-src .*“7”/s)
  expect(readFileSync(at('copy.html'), 'utf8')).toBe(html)
  expect(readFileSync(at('7.md'), 'utf8')).toBe(
    '# “7”\n\n> One of many.\n\nPage: [Page 7](https://www.company.example/7)\n',
  )
})

test('a page that cannot be finalised ends it', () => {
  writeFileSync(at('none.html'), '<head></head>')
  const pages = [{ source: at('none.html'), file: at('none.out') }]
  expect(() => finaliseAndCopy({ finalise, texts: [], pages, copies: [] })).toThrow(
    'cannot be finalised',
  )
})
