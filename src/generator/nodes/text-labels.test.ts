import { readBody } from '../../content-model/read/body'
import { type BodyNode, elementsIn } from '../../content-model/read/body-tree'
import { standardWords } from './interface-words'
import { withLabels } from './text-labels'

const words = standardWords.texts

const table: BodyNode = [
  'table',
  null,
  ['thead', null, ['tr', null, ['th', null, 'Cost ', ['em', null, 'in $']], ['th', null, 'Time']]],
]

test('names an untitled callout after its kind', () => {
  const kinds = ['note', 'tip', 'warning'] as const
  const tree = kinds.map((kind): BodyNode => ['Callout', { kind }, 'Text'])
  expect(withLabels(tree, words)).toEqual(
    [words.note, words.tip, words.warning].map((title, index) => [
      'Callout',
      { kind: kinds[index], title },
      'Text',
    ]),
  )
})

test('names a table after its columns and numbers tables with equal columns', () => {
  const labels = withLabels([table, ['blockquote', null, table]], words).map((node) =>
    JSON.stringify(node).match(/Table: [^"]*/g),
  )
  expect(labels).toEqual([['Table: Cost in $, Time'], ['Table: Cost in $, Time (2)']])
})

test('names footnotes and their links back', () => {
  const { tree } = readBody('A text.[^a] Again.[^a]\n\n[^a]: A note.\n', [])
  const labelled = elementsIn(withLabels(tree, words))
  expect(labelled).toContainEqual(['h2', expect.anything(), words.footnotes])
  const links = labelled.map(([, properties]) => properties?.['aria-label'])
  expect(links.filter(Boolean)).toEqual(['Back to reference 1', 'Back to reference 1-2'])
})

test('keeps the title of a callout', () => {
  const tree: BodyNode[] = [
    'Text',
    ['Callout', { kind: 'tip', title: 'Mind' }, ['p', null, 'Text']],
  ]
  expect(withLabels(tree, words)).toEqual(tree)
})
