import type { BodyElement, BodyNode } from '../../content-model/read/body-tree'
import { plainBody } from '../../content-model/read/plain-body'
import { highlightBlock } from './highlight'

const source = 'contract Vault {\n  uint256 fee = 3; // once\n}'
const block = (properties: Record<string, unknown>, text = `${source}\n`): BodyElement => [
  'pre',
  null,
  ['code', properties, text],
]
const token = (kind: string, text: string): BodyNode => ['span', { 'data-token': kind }, text]
const marked = {
  className: 'language-solidity',
  'data-title': 'Vault.sol',
  'data-marked': '2',
}

test('highlights tokens and marked lines', async () => {
  expect(await highlightBlock(block(marked))).toEqual([
    'pre',
    { title: 'Vault.sol' },
    [
      'code',
      { className: 'language-solidity' },
      token('keyword', 'contract'),
      ' Vault {',
      '\n',
      [
        'mark',
        null,
        '  ',
        token('constant', 'uint256'),
        ' fee ',
        token('keyword', '='),
        ' ',
        token('constant', '3'),
        '; ',
        token('comment', '// once'),
      ],
      '\n',
      '}',
    ],
  ])
})

test('highlights added and removed lines of a diff', async () => {
  const diff = await highlightBlock(block({ className: 'language-diff' }, '- fee = 3\n+ fee = 2\n'))
  expect(diff).toEqual([
    'pre',
    { language: 'Diff' },
    [
      'code',
      { className: 'language-diff' },
      token('deleted', '- fee = 3'),
      '\n',
      token('inserted', '+ fee = 2'),
    ],
  ])
})

test('leaves code without a language unchanged', async () => {
  expect(await highlightBlock(block({}, 'a\n\nb\n'))).toEqual([
    'pre',
    {},
    ['code', null, 'a', '\n', '\n', 'b'],
  ])
})

test('keeps language and title in the feed’s plain code, and tokens in PDFs', async () => {
  const highlighted = await highlightBlock(block(marked))
  const plain = (drawings: boolean) =>
    plainBody([highlighted], { address: (target) => target, drawings })
  const title = ['p', null, ['strong', null, 'Vault.sol']]
  expect(plain(false)).toEqual([
    title,
    ['pre', null, ['code', { className: 'language-solidity' }, source]],
  ])
  expect(JSON.stringify(plain(true))).toContain('["span",{"data-token":"keyword"},"contract"]')
})
