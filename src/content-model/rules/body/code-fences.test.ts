import { readBody } from '../../read/body'
import { messagesOfText } from '../../testing/content-fixture'
import { noLanguage } from './code-fences'

const fence = (line: string) => `\`\`\`${line}\ncontract Vault {\n}\n\`\`\``

test('accepts a language, a title and marked lines', () => {
  expect(messagesOfText(fence('solidity title="Vault.sol" {1-2}'))).toBe('')
  expect(messagesOfText(fence('js'))).toBe('')
  expect(messagesOfText(fence('text'))).toBe('')
})

test('reports an unknown language with the nearest name', () => {
  expect(messagesOfText(fence('soldity'))).toBe(
    '6:1 · “soldity” is not a language that can be highlighted. Did you mean solidity? Write the language after the backticks, for example: ```solidity, or ```text for plain text.',
  )
})

test('reports unknown words and line numbers beyond the code', () => {
  expect(messagesOfText(fence('solidity npm ci'))).toBe(
    '6:1 · “npm ci” after the language has no meaning. Code begins on the next line. On this line, write a title, the lines to mark, or both: ```solidity title="withdraw.sol" {3,5-7}',
  )
  expect(messagesOfText(fence('solidity {2,4}'))).toBe(
    '6:1 · Line 4 is marked, but the code has 2 lines. Write lines from 1 to 2.',
  )
})

test('advises adding a language to a fence', () => {
  const { advice, diagnostics } = readBody(fence(''), [])
  expect(diagnostics).toEqual([])
  expect(advice).toEqual([{ line: 1, column: 1, message: noLanguage }])
})
