import { article } from '../testing/content-fixture'
import type { BodyNode } from './body-tree'
import { readDocument } from './document'

function lastColumn(table: string): (BodyNode | undefined)[] {
  const { body } = readDocument('articles/a.mdx', Buffer.from(article('Ledgers', [], table)))
  return childrenOf(body.tree[0])
    .flatMap(childrenOf)
    .map((row) => childrenOf(row).at(-1))
}

function childrenOf(node?: BodyNode): BodyNode[] {
  if (!node || typeof node === 'string') return []
  const [, , ...children] = node
  return children
}

const right = { 'data-align': 'right' }

test.each([
  [['16,200,000', '20,000'], right],
  [['Rp16.200', 'Rp 5'], right],
  [['41 s', '1.8 s'], right],
  [['< 40%', '−3%'], right],
  [['1,000 USDC', 'none'], {}],
  [['Two weeks', '3'], {}],
  [['7'], {}],
])('labels the cells of %j with their column, and right-aligns amounts', (values, aligned) => {
  const rows = values.map((value) => `| Line | ${value} |`)
  expect(lastColumn(['| What | Debit |', '|---|---|', ...rows].join('\n'))).toEqual([
    ['th', Object.keys(aligned).length > 0 ? aligned : null, 'Debit'],
    ...values.map((value) => ['td', { ...aligned, 'data-label': 'Debit' }, value]),
  ])
})

test('keeps an alignment that the writer chose', () => {
  const [, cell] = lastColumn('| What | Debit |\n|---|:-:|\n| Fees | 20 |\n| Tax | 40 |')
  expect(cell?.[1]).toMatchObject({ 'data-align': 'center' })
})

test.each([
  ['2017. First.', { start: 2017, 'data-digits': 4 }],
  ['99. First.\n100. Second.', { start: 99, 'data-digits': 3 }],
  ['98. First.\n99. Second.', { start: 98 }],
])('sets the number of digits on lists with long numbers: %j', (text, properties) => {
  const { body } = readDocument('articles/a.mdx', Buffer.from(article('Ledgers', [], text)))
  expect(body.tree[0]?.[1]).toEqual(properties)
})
