import type { Code } from 'mdast'
import { excerpt } from '../../check/diagnostics'
import { fenceLanguages, readFence } from '../../read/code-fence'
import { closest } from '../text/spelling'

export const noLanguage =
  'The code has no language, so it is not highlighted. Write the language after the backticks, for example: ```solidity, or ```text for plain text.'

/** Explains an error in the first line of a fence; undefined if it is valid. */
export function explainFence(node: Code): string | undefined {
  const { lang, value } = node
  // foreign-signs.ts reports these fences.
  if (lang && /^\{|^mermaid$/i.test(lang)) return undefined
  if (lang && !fenceLanguages.includes(lang)) {
    const near = closest(lang.toLowerCase(), fenceLanguages)
    const suggestion = near ? `Did you mean ${near}? ` : ''
    return `“${excerpt(lang, 40)}” is not a language that can be highlighted. ${suggestion}Write the language after the backticks, for example: \`\`\`solidity, or \`\`\`text for plain text.`
  }
  const { marked, unknown } = readFence(node)
  if (unknown.length > 0)
    return `“${excerpt(unknown.join(' '), 40)}” after the language has no meaning. Code begins on the next line. On this line, write a title, the lines to mark, or both: \`\`\`${lang ?? 'text'} title="withdraw.sol" {3,5-7}`
  const count = value.split('\n').length
  const beyond = marked.find((line) => line < 1 || line > count)
  return beyond === undefined
    ? undefined
    : `Line ${beyond} is marked, but the code has ${count === 1 ? '1 line' : `${count} lines`}. Write lines from 1 to ${count}.`
}
