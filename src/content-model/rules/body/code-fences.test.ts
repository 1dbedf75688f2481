import { readBody } from '../../read/body'
import { messagesOfText } from '../../testing/content-fixture'
import { noLanguage } from './code-fences'

const fence = (line: string) => `\`\`\`${line}\ncontract Vault {\n}\n\`\`\``

const reports = {
  'solidity title="Vault.sol" {1-2}': '',
  js: '',
  text: '',
  'flowchart TD':
    '6:1 · A diagram begins with mermaid and a caption. Write ```mermaid Where a sale waits, and flowchart on the line below it.',
  soldity:
    '6:1 · “soldity” is not a language that can be highlighted. Did you mean solidity? Write the language after the backticks, for example: ```solidity, or ```text for plain text.',
  'solidity npm ci':
    '6:1 · “npm ci” after the language has no meaning. Code begins on the next line. On this line, write a title, the lines to mark, or both: ```solidity title="withdraw.sol" {3,5-7}',
  'solidity title=“Vault.sol”':
    '6:1 · The title needs straight quotes. Write: ```solidity title="Vault.sol"',
  'solidity {2,4}': '6:1 · Line 4 is marked, but the code has 2 lines. Write lines from 1 to 2.',
}

test.each(Object.entries(reports))('checks the words after the backticks: %s', (line, report) => {
  expect(messagesOfText(fence(line))).toBe(report)
})

test('advises adding a language to a fence', () => {
  const { advice, diagnostics } = readBody(fence(''), [])
  expect(diagnostics).toEqual([])
  expect(advice).toEqual([{ line: 1, column: 1, message: noLanguage }])
})
