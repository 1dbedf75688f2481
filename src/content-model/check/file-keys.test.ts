import { rmSync } from 'node:fs'
import { fixedPages } from '../addresses/page-names'
import { readDocument } from '../read/document'
import { article, type Files, person, writeContent } from '../testing/content-fixture'
import { checkContent } from './check'
import { type CheckedFile, summarise } from './checked-file'
import { formatReport } from './diagnostics'
import type { KeyedFile } from './file-keys'

const files: Files = {
  ...person,
  'articles/a.mdx': article('Ledgers', ['relatedArticles: [b]']),
  'articles/b.mdx': article('Nodes', ['titel: x'], '[a](/blog/a#nothing)'),
}
let root: string
let cache: Map<string, CheckedFile>

beforeEach(() => {
  root = writeContent(files)
  cache = new Map()
})
afterEach(() => rmSync(root, { recursive: true }))

/** Checks with what earlier checks have found; returns the report and which files had to be read. */
function check(): { report: string; read: string[] } {
  const paths: string[] = []
  const read = (path: string, { bytes, original }: KeyedFile) => {
    paths.push(path)
    return summarise(readDocument(path, bytes, original))
  }
  const { diagnostics } = checkContent(root, { cache, read })
  return { report: formatReport(diagnostics), read: paths }
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

test('a second check reads nothing and says the same', () => {
  const first = check()
  expect(first.read).toEqual(all)
  expect(first.report).toContain('2 problems in 1 file')
  expect(check()).toEqual({ report: first.report, read: [] })
})

test('only a changed file is read, and diagnostics between files are found all the same', () => {
  check()
  writeContent({ 'articles/b.mdx': null, 'articles/c.mdx': article('Chains') }, root)
  expect(check()).toEqual({
    report:
      '1 problem in 1 file of the content:\n\ncontent/articles/a.mdx:8:19 · relatedArticles[0] is “b”, but there is no content/articles/b.mdx. Write the name of a file in content/articles, without its ending.',
    read: ['articles/c.mdx'],
  })
})
