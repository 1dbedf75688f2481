import type { BodyNode } from '../../content-model/read/body-tree'
import { standardWords } from './interface-words'
import { withLabels } from './text-labels'

const words = standardWords.texts

const table: BodyNode = [
  'table',
  null,
  ['thead', null, ['tr', null, ['th', null, 'Cost ', ['em', null, 'in $']], ['th', null, 'Time']]],
]

test('a callout without a title is called by its kind', () => {
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

test('a table is called by its columns, and by a number where another has the same', () => {
  const labels = withLabels([table, ['blockquote', null, table]], words).map((node) =>
    JSON.stringify(node).match(/Table: [^"]*/g),
  )
  expect(labels).toEqual([['Table: Cost in $, Time'], ['Table: Cost in $, Time (2)']])
})

test('a text that says everything itself stays as it is', () => {
  const tree: BodyNode[] = [
    'Text',
    ['Callout', { kind: 'tip', title: 'Mind' }, ['p', null, 'Text']],
  ]
  expect(withLabels(tree, words)).toEqual(tree)
})
