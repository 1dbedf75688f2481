import type { Node } from 'gatsby'
import { find, readIndex } from '../../search/find'
import { standardWords } from '../nodes/interface-words'
import { nodesIn } from '../nodes/languages'
import { entry, nodesOf } from '../nodes/node-fixture'
import { searchIndex } from './search-index'

/**
 * Returns an article with unique words in its title, summary, heading and (after 1,500 words) text.
 */
const article = (index: number, fields: object = {}) =>
  entry('Article', `note-${index}`, {
    title: `Note ${index}`,
    summary: `A summary with sum${index} and more words`,
    headings: [{ text: `Heading head${index}` }],
    body: JSON.stringify([
      `${'filler '.repeat(1500)} deep${index}`,
      ['Comparison', { caption: `Caption${index}`, columns: ['A', `column${index}`], rows: [] }],
    ]),
    ...fields,
  })
const service = entry('Service', 'seals', {
  title: 'Seals',
  summary: 'Wax',
  body: JSON.stringify([`${'filler '.repeat(40_000)} sigillography`]),
})

async function searchOf(...entries: readonly Node[]) {
  const language = { tag: 'en-GB', translation: '', folder: '' }
  const index = await readIndex(searchIndex(nodesIn(nodesOf(entries), language)))
  return (question: string) => find(index, question)
}

const articles = (count: number) => Array.from({ length: count }, (_, index) => article(index))

test.each([
  ['finds every word in a hundred articles', 100, '/note-7'],
  [
    'finds only the first words of more than a hundred articles, and every word of other pages',
    101,
    undefined,
  ],
])('%s', async (_name, count, deep) => {
  const search = await searchOf(service, ...articles(count))
  const questions = ['sum7', 'head7', 'deep7', 'caption7', 'column7', 'sigillography']
  expect(questions.map((question) => search(question)[0]?.path)).toEqual([
    ...['/note-7', '/note-7'],
    ...[deep, deep, deep],
    '/seals',
  ])
  expect(search('sum7')[0]?.note).toBe('A summary with sum7 and more words')
})

test('returns addresses unchanged', async () => {
  const own = { title: 'Own brochure', portfolio: { pdf: '/documents/my own-brochure.pdf' } }
  const search = await searchOf(entry('Service', 'one-two', own))
  expect(search('brochure')[0]?.path).toBe('/one-two')
  expect(search('brochure portfolio pdf')[0]?.path).toBe('/documents/my own-brochure.pdf')
})

test('finds samples on their index page and as PDFs', async () => {
  const sample = entry('Deliverable', 'audit-finding', { title: 'Loom finding', path: '' })
  const search = await searchOf(sample)
  expect(search('loom').map(({ path, kind }) => [path, kind])).toEqual([
    ['/deliverables', 'Sample'],
    ['/documents/samples/audit-finding.pdf', 'PDF'],
  ])
})

test('labels results with interface words and ranks a PDF below its page', async () => {
  const own = { service: 'Layanan', document: 'Berkas', portfolio: '{service}' }
  const searchResults = { ...standardWords.searchResults, ...own }
  const words = entry('InterfaceWords', 'words', { ...standardWords, searchResults })
  const search = await searchOf(service, words)
  expect(search('seals').map(({ title, kind }) => [title, kind])).toEqual([
    ['Seals', 'Layanan'],
    ['Seals', 'Berkas'],
  ])
  expect(search('berkas')).toHaveLength(1)
})

test('finds misspelt words only if no page has the exact words', async () => {
  const search = await searchOf(
    entry('Service', 'contract', { title: 'Contract', summary: 'Terms' }),
    entry('Service', 'contact', { title: 'Contact', summary: 'Call' }),
  )
  const titles = (query: string) => new Set(search(query).map(({ path }) => path))
  expect(titles('contact')).toEqual(new Set(['/contact', '/documents/contact.pdf']))
  expect(titles('contrct')).toContain('/contract')
})

test('finds a translated page by the title of its original', async () => {
  const original = entry('Service', 'seals', { title: 'Tokenization', summary: 'Wax' })
  const translated = entry('Service', 'seals', {
    translation: 'id',
    title: 'Tokenisasi',
    summary: 'Lilin',
  })
  const language = { tag: 'id', translation: 'id', folder: '/id' }
  const index = await readIndex(searchIndex(nodesIn(nodesOf([original, translated]), language)))
  expect(find(index, 'tokenization')[0]?.title).toBe('Tokenisasi')
})
