import type { Node } from 'gatsby'
import { find, readIndex } from '../../search/find'
import { standardWords } from '../nodes/interface-words'
import { nodesIn } from '../nodes/languages'
import { searchIndex } from './search-index'

function entry(type: string, slug: string, fields: object): Node {
  const internal = { type, contentDigest: '', owner: '' }
  const node = { id: slug, parent: null, children: [], internal, body: '[]', headings: [] }
  return Object.assign(node, { slug, path: `/${slug}`, listed: true, status: 'live' }, fields)
}

/** Returns an article with unique words in its title, its summary, a heading and, far down, its text. */
const article = (index: number, fields: object = {}) =>
  entry('Article', `note-${index}`, {
    title: `Note ${index}`,
    summary: `A summary with sum${index} and more words`,
    headings: [{ text: `Heading head${index}` }],
    body: JSON.stringify([`${'filler '.repeat(300)} deep${index}`]),
    ...fields,
  })
const service = entry('Service', 'seals', {
  title: 'Seals',
  summary: 'Wax',
  body: JSON.stringify([`${'filler '.repeat(40_000)} sigillography`]),
})

const inEnglish = (getNodesByType: (type: string) => Node[]) =>
  nodesIn({ getNodesByType }, { tag: 'en-GB', translation: '', folder: '' })

/** Returns the first result for each question, on a site with these entries, and the size of the index. */
async function ask(entries: readonly Node[], ...questions: string[]) {
  const getNodesByType = (type: string) => entries.filter((node) => node.internal.type === type)
  const text = searchIndex(inEnglish(getNodesByType))
  const index = await readIndex(text)
  return { found: questions.map((question) => find(index, question)[0]) }
}

const articles = (count: number) => Array.from({ length: count }, (_, index) => article(index))

test('of few articles every word is found', async () => {
  const { found } = await ask(
    [service, ...articles(100)],
    'sum7',
    'head7',
    'deep7',
    'sigillography',
  )
  expect(found.map((one) => one?.path)).toEqual(['/note-7', '/note-7', '/note-7', '/seals'])
  expect(found[0]?.note).toBe('A summary with sum7 and more words')
})

test('of many articles the first words are found, and of everything else all', async () => {
  const { found } = await ask(
    [service, ...articles(2000)],
    'sum7',
    'head7',
    'deep7',
    'sigillography',
  )
  expect(found.map((one) => one?.path)).toEqual(['/note-7', '/note-7', undefined, '/seals'])
})

test('addresses come back as they were', async () => {
  const own = { title: 'Own brochure', portfolio: { pdf: '/documents/my own-brochure.pdf' } }
  const { found } = await ask(
    [entry('Service', 'one-two', own)],
    'brochure',
    'brochure portfolio pdf',
  )
  expect(found.map((one) => one?.path)).toEqual(['/one-two', '/documents/my own-brochure.pdf'])
})

test('samples are found on the page that lists them, and as PDFs', async () => {
  const sample = entry('Deliverable', 'audit-finding', { title: 'Loom finding', path: '' })
  const index = await readIndex(
    searchIndex(inEnglish((type) => (type === 'Deliverable' ? [sample] : []))),
  )
  expect(find(index, 'loom').map(({ path, kind }) => [path, kind])).toEqual([
    ['/deliverables', 'Sample'],
    ['/documents/samples/audit-finding.pdf', 'PDF'],
  ])
})

test('results are called what the interface’s words say, and a PDF stays below its page', async () => {
  const { searchResults, ...others } = standardWords
  const own = { service: 'Layanan', document: 'Berkas', portfolio: '{service}' }
  const words = entry('InterfaceWords', 'words', {
    ...others,
    searchResults: { ...searchResults, ...own },
  })
  const nodes = [service, words]
  const index = await readIndex(
    searchIndex(inEnglish((type) => nodes.filter(({ internal }) => internal.type === type))),
  )
  expect(find(index, 'seals').map(({ title, kind }) => [title, kind])).toEqual([
    ['Seals', 'Layanan'],
    ['Seals', 'Berkas'],
  ])
  expect(find(index, 'berkas')).toHaveLength(1)
})
