import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../src/content-model/check/check'
import {
  article,
  caseWith,
  person,
  settingsWith,
  writeContent,
} from '../../src/content-model/testing/content-fixture'
import { scaffoldTranslation } from '../../src/content-model/translation/scaffold'
import { recordOriginal } from '../translation/accept'
import { translationsOf } from '../translation/states'
import { renameEntry } from './rename-entry'

const ledgers = article(
  'Ledgers',
  ['cover:', '  src: ./ledgers.png', '  alt: A ledger', 'formerSlugs: [books]'],
  'Ledgers, and [what nodes do](/blog/nodes).\n\n## Part\n\nText.',
)
const nodes = article(
  'Nodes',
  [],
  'The name ledgers stays. [/blog/ledgers](/blog/ledgers), [again](/blog/ledgers#part), [text](/blog/ledgers.md), [others](/blog/ledgers-of-old).',
)
let root: string

const textOf = (path: string) => readFileSync(join(root, 'content', path), 'utf8')
const translation = (original: string, text: string) =>
  recordOriginal(
    scaffoldTranslation(original, text, (words) => words),
    original,
    Buffer.from(text),
  )
const problems = () => checkContent(root).diagnostics.map(({ message }) => message)

beforeEach(() => {
  root = writeContent({
    ...person,
    '../addresses.txt': '/blog/ledgers\n/blog/nodes\n/id/blog/ledgers\n',
    'settings.yaml': settingsWith({ languages: ['en-GB', 'id'] }),
    'articles/ledgers.mdx': ledgers,
    'articles/ledgers.png': person['team/rina.png'],
    'articles/ledgers.id.mdx': translation('articles/ledgers.mdx', ledgers),
    'articles/nodes.mdx': nodes,
    'articles/ledgers-of-old.mdx': article('Ledgers of old'),
    'articles/nodes.id.mdx': translation('articles/nodes.mdx', nodes),
    'cases/a.mdx': caseWith({ relatedArticles: ['nodes', 'ledgers'] }),
  })
})
afterEach(() => rmSync(root, { recursive: true }))

test('renames the file, its picture and its translation, and updates all references without new diagnostics', () => {
  const before = problems()
  const states = translationsOf(root).map(({ state }) => state)
  expect(renameEntry(root, 'content/articles/ledgers.mdx', 'books')).toEqual([
    'articles/books.id.mdx',
    'articles/books.mdx',
    'articles/books.png',
    'articles/nodes.id.mdx',
    'articles/nodes.mdx',
    'cases/a.mdx',
  ])
  expect(problems()).toEqual(before)
  expect(
    translationsOf(root)
      .map(({ state }) => state)
      .sort(),
  ).toEqual(states.sort())
  expect(existsSync(join(root, 'content/articles/ledgers.mdx'))).toBe(false)
  expect(textOf('articles/books.mdx')).toBe(
    ledgers.replace('./ledgers.png', './books.png').replace('[books]', '[ledgers]'),
  )
  expect(textOf('articles/books.id.mdx')).toContain('\nformerSlugs: [ledgers]\n')
  expect(textOf('articles/nodes.mdx')).toContain(
    'The name ledgers stays. [/blog/ledgers](/blog/books), [again](/blog/books#part), [text](/blog/books.md), [others](/blog/ledgers-of-old).',
  )
  expect(textOf('cases/a.mdx')).toMatch(/relatedArticles:\n +- nodes\n +- books\n/)
})

test('keeps numeric names as text', () => {
  const before = problems()
  renameEntry(root, 'articles/ledgers', '2026')
  expect(textOf('cases/a.mdx')).toMatch(/relatedArticles:\n +- nodes\n +- "2026"\n/)
  expect(textOf('articles/2026.mdx')).toContain('\nformerSlugs: [books, ledgers]\n')
  renameEntry(root, 'articles/2026', 'ledgers')
  expect(textOf('cases/a.mdx')).toMatch(/relatedArticles:\n +- nodes\n +- "ledgers"\n/)
  expect(textOf('articles/ledgers.mdx')).toContain('\nformerSlugs: [books, "2026"]\n')
  expect(problems()).toEqual(before)
})

test('keeps the comments, blank lines and quotes of earlier redirects', () => {
  const list = '"formerSlugs":\n\n  # of 2024\n  - books\n\n  - \'old-books\'\n'
  const file = join(root, 'content/articles/ledgers.mdx')
  writeFileSync(file, ledgers.replace('formerSlugs: [books]\n', list))
  renameEntry(root, 'articles/ledgers', 'accounts')
  expect(textOf('articles/accounts.mdx')).toContain(`${list}  - ledgers\n---\n`)
})

test('reports a link that cannot be changed, and renames nothing', () => {
  const file = join(root, 'content/articles/nodes.mdx')
  writeFileSync(file, article('Nodes', [], 'See [them](/bl&#111;g/ledgers).'))
  expect(() => renameEntry(root, 'articles/ledgers', 'accounts')).toThrow(
    'content/articles/nodes.mdx:9:5 · /blog/ledgers cannot be changed automatically. Write: /blog/accounts\nNothing was renamed.',
  )
  expect(textOf('articles/ledgers.mdx')).toBe(ledgers)
})

test('reports a file that cannot be changed, and renames nothing', () => {
  const file = join(root, 'content/articles/ledgers.mdx')
  writeFileSync(file, ledgers.replace('cover:', 'cover: "'))
  expect(() => renameEntry(root, 'articles/ledgers', 'accounts')).toThrow(
    'The fields of content/articles/ledgers.mdx are not readable. To see the errors, run: npm run check',
  )
  expect(existsSync(file)).toBe(true)
})

test.each([
  [
    'articles/ledger',
    'books',
    'There is no content/articles/ledger.mdx. Did you mean articles/ledgers?',
  ],
  [
    'articles/ledgers',
    'nodes',
    'content/articles/nodes.id.mdx already exists. Choose another name.',
  ],
  [
    'articles/ledgers',
    'Big Books',
    'Use lower-case letters, digits and single hyphens, for example: big-books.mdx',
  ],
  [
    'pages/contact',
    'reach-us',
    'content/pages/contact.mdx has a fixed address and cannot be renamed.',
  ],
])('rejects renaming %s to %s, and changes nothing', (named, slug, message) => {
  expect(() => renameEntry(root, named, slug)).toThrow(message)
  expect(textOf('articles/ledgers.mdx')).toBe(ledgers)
})

test.each([
  ['/blog/ledgers', '/blog/big-books'],
  ['content/articles/ledgers.mdx', 'content/articles/big-books.mdx'],
  ['articles/ledgers', 'big-books.mdx'],
])('renames %s to %s', (named, slug) => {
  renameEntry(root, named, slug)
  expect(textOf('articles/big-books.mdx')).toContain('formerSlugs: [books, ledgers]')
})

test('redirects the PDF of a deliverable, which has no page', () => {
  const note = '---\ntitle: Note\nsummary: One page.\nnotice: Sample.\n---\nText.\n'
  writeContent({ ...person, 'deliverables/note.mdx': note }, root)
  renameEntry(root, 'deliverables/note', 'decision')
  expect(textOf('deliverables/decision.mdx')).toContain('\nformerSlugs: [note]\n')
})
