import type { BodyNode } from '../content-model/read/body-tree'
import { bodyBlocks } from './body-blocks'

const blocksOf = (...tree: BodyNode[]) => bodyBlocks(tree, (path) => `https://site.example${path}`)
const plain = { strong: false, emphasis: false, link: null }

test('a paragraph keeps what is strong, emphasised or a link, with whole addresses', () => {
  const link: BodyNode = ['a', { href: '/about' }, 'us']
  expect(blocksOf(['p', null, 'Ask ', link, ', ', ['strong', null, 'now'], '\n'])).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { ...plain, text: 'Ask ' },
        { ...plain, text: 'us', link: 'https://site.example/about' },
        { ...plain, text: ', ' },
        { ...plain, text: 'now', strong: true },
        { ...plain, text: '' },
      ],
    },
  ])
})

test('headings, lists, tables and figures are blocks of their own', () => {
  const row = (...cells: string[]): BodyNode => [
    'tr',
    null,
    ...cells.map((cell): BodyNode => ['td', null, cell]),
  ]
  const blocks = blocksOf(
    ['h2', { id: 'a' }, 'A heading'],
    ['ol', null, ['li', null, 'First'], '\n', ['li', null, ['p', null, 'Second']]],
    ['table', { label: 'T' }, ['thead', null, row('A', 'B')], ['tbody', null, row('1', '2')]],
    ['Figure', { src: './flow.png', alt: 'A flow' }],
  )
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'list', 'table', 'figure'])
  expect(blocks[1]).toMatchObject({
    ordered: true,
    items: [[{ text: 'First' }], [{ text: 'Second' }]],
  })
  expect(blocks[2]).toMatchObject({
    rows: [
      [[{ text: 'A' }], [{ text: 'B' }]],
      [[{ text: '1' }], [{ text: '2' }]],
    ],
  })
  expect(blocks[3]).toEqual({ kind: 'figure', file: 'flow.png', alt: 'A flow', caption: '' })
})

test('components of writers are set as lists, tables and asides', () => {
  const blocks = blocksOf(
    ['Callout', { kind: 'note', title: 'Later' }, ['p', null, 'It took longer.']],
    ['Steps', { items: [{ title: 'Map', description: 'Trace three.' }] }],
    ['Comparison', { columns: ['', 'A'], rows: [['Cost', 'Low']] }],
  )
  expect(blocks).toMatchObject([
    { kind: 'aside', title: 'Later', runs: [{ text: 'It took longer.' }] },
    {
      kind: 'list',
      ordered: true,
      items: [[{ text: 'Map. ', strong: true }, { text: 'Trace three.' }]],
    },
    {
      kind: 'table',
      rows: [
        [[], [{ text: 'A' }]],
        [[{ text: 'Cost' }], [{ text: 'Low' }]],
      ],
    },
  ])
})
