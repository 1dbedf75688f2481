import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fixedPages } from '../addresses/page-names'
import { checkContent } from '../check/check'
import { article, offering, person, pixel, writeContent } from '../testing/content-fixture'
import { readDocument } from './document'

jest.mock('./document', () => ({ ...jest.requireActual('./document'), readDocument: jest.fn() }))

let root = ''
afterEach(() => rmSync(root, { recursive: true }))

test('a file that goes away while others are read is not there', () => {
  root = writeContent({
    ...person,
    'articles/a.mdx': article('Ledgers', [], '![A](./a.png)'),
    'articles/a.png': pixel,
    'offerings/sprint.mdx': offering('We build.'),
    'pages/offerings.mdx': null,
  })
  const gone = ['articles/a.png', 'offerings/sprint.mdx', 'settings.yaml']
  jest.mocked(readDocument).mockImplementation((...file) => {
    for (const name of gone) rmSync(join(root, 'content', name), { force: true })
    return jest.requireActual('./document').readDocument(...file)
  })
  const { files, keys, diagnostics } = checkContent(root)
  expect(files.map(({ file }) => file)).toEqual([
    'content/articles/a.mdx',
    'content/home.mdx',
    'content/interface.yaml',
    ...fixedPages.map((name) => `content/pages/${name}.mdx`).sort(),
    'content/team/rina-hartono.mdx',
  ])
  expect([...keys.keys()]).toHaveLength(4 + fixedPages.length)
  expect(diagnostics.map(({ file, message }) => `${file} · ${message}`)).toEqual([
    expect.stringContaining('content/settings.yaml · The file is missing.'),
    expect.stringContaining(
      'content/articles/a.mdx · The picture is ./a.png, but there is no such picture.',
    ),
  ])
})
