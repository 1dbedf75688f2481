import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixedPages } from '../addresses/page-names'
import { readDocument } from '../read/document'
import { article, type Files, person, settingsWith, writeContent } from '../testing/content-fixture'
import { checkContent } from './check'
import { openCheckCache } from './check-cache'
import { formatReport } from './diagnostics'

const files: Files = {
  ...person,
  'articles/a.mdx': article('Ledgers', ['relatedArticles: [b]']),
  'articles/b.mdx': article('Nodes', ['titel: x'], '[a](/blog/a#nothing)'),
}
let root: string

beforeEach(() => {
  root = writeContent(files)
})

/** Checks with the cache on disk. `read` lists the files that it read. */
function check(version = '1'): { report: string; read: string[] } {
  const cache = openCheckCache(root, version)
  const paths: string[] = []
  const read: typeof readDocument = (path, ...others) => {
    paths.push(path)
    return readDocument(path, ...others)
  }
  const result = checkContent(root, { cache, read })
  cache.save(result)
  return { report: formatReport(result.diagnostics), read: paths }
}

const all = [
  'articles/a.mdx',
  'articles/b.mdx',
  'home.mdx',
  'interface.yaml',
  ...fixedPages.map((name) => `pages/${name}.mdx`).sort(),
  'settings.yaml',
  'team/rina-hartono.mdx',
]

test('a second check reads no files and returns the same report', () => {
  const first = check()
  expect(first.read).toEqual(all)
  expect(first.report).toContain('2 problems in 1 file')
  expect(check()).toEqual({ report: first.report, read: [] })
})

test('reads only changed files, and still checks references between all files', () => {
  check()
  writeContent({ 'articles/b.mdx': null, 'articles/c.mdx': article('Chains') }, root)
  expect(check()).toEqual({
    report:
      '1 problem in 1 file of the content:\n\ncontent/articles/a.mdx:8:19 · relatedArticles[0] is “b”, but there is no content/articles/b.mdx. Write the name of a file in content/articles, without its ending.',
    read: ['articles/c.mdx'],
  })
})

test('discards a damaged cache and results of another checker version', () => {
  check('1')
  expect(check('2').read).toEqual(all)
  const file = join(root, '.cache', 'content-check.json')
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20))
  expect(check('2').read).toEqual(all)
})

test('reads all files again after a change of the banned words', () => {
  check()
  const bannedWords = [{ words: ['ledgers'], advice: 'Say which.' }]
  writeContent({ 'settings.yaml': settingsWith({ bannedWords }) }, root)
  const { report, read } = check()
  expect(read).toEqual(all)
  expect(report).toContain('content/articles/a.mdx:2:8 · “Ledgers” is on this site')
  expect(check().read).toEqual([])
})
