import { readBody } from '../read/body'
import { messagesOfText } from '../testing/content-fixture'
import { noLanguage } from './code-fences'

const fence = (line: string) => `\`\`\`${line}\ncontract Vault {\n}\n\`\`\``

test('a fence may name its language, a title and the lines to mark', () => {
  expect(messagesOfText(fence('solidity title="Vault.sol" {1-2}'))).toBe('')
  expect(messagesOfText(fence('js'))).toBe('')
  expect(messagesOfText(fence('text'))).toBe('')
})

test('an unknown language is an error with the nearest name', () => {
  expect(messagesOfText(fence('soldity'))).toBe(
    '6:1 · “soldity” is not a language that can be highlighted. Did you mean solidity? Write the language after the backticks, for example: ```solidity, or ```text for plain text.',
  )
})

test('words without a meaning and lines beyond the code are errors', () => {
  expect(messagesOfText(fence('solidity npm ci'))).toBe(
    '6:1 · “npm ci” after the language has no meaning. Code begins on the next line. On this line, write a title, the lines to mark, or both: ```solidity title="withdraw.sol" {3,5-7}',
  )
  expect(messagesOfText(fence('solidity {2,4}'))).toBe(
    '6:1 · Line 4 is marked, but the code has 2 lines. Write lines from 1 to 2.',
  )
})

test('a fence without a language is advice', () => {
  const { advice, diagnostics } = readBody(fence(''), [])
  expect(diagnostics).toEqual([])
  expect(advice).toEqual([{ line: 1, column: 1, message: noLanguage }])
})
