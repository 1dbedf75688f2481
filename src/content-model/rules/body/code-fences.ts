import type { Code } from 'mdast'
import { count, type Diagnostic, excerpt } from '../../check/diagnostics'
import { fenceLanguages, readFence } from '../../read/code-fence'
import { closest } from '../text/spelling'
import { writtenOf } from './body-diagnostics'

export const noLanguage =
  'The code has no language, so it is not highlighted. Write the language after the backticks, for example: ```solidity, or ```text for plain text.'

/** Explains an error in the first line of a fence; undefined if it is valid. */
export function explainFence(node: Code): string | undefined {
  const { lang, value } = node
  if (lang && !fenceLanguages.includes(lang)) {
    if (/^(flowchart|graph|sequenceDiagram|stateDiagram|xychart)/.test(lang))
      return `A diagram begins with mermaid and a caption. Write \`\`\`mermaid Where a sale waits, and ${lang} on the line below it.`
    const near = closest(lang.toLowerCase(), fenceLanguages)
    const suggestion = near ? `Did you mean ${near}? ` : ''
    return `“${excerpt(lang, 40)}” is not a language that can be highlighted. ${suggestion}Write the language after the backticks, for example: \`\`\`solidity, or \`\`\`text for plain text.`
  }
  const { marked, unknown } = readFence(node)
  const [, title] = /^title=["“”'‘’]?([^"“”'‘’]+)["“”'‘’]?$/.exec(unknown.join(' ')) ?? []
  if (title) return `The title needs straight quotes. Write: \`\`\`${lang} title="${title}"`
  if (unknown.length > 0)
    return `“${excerpt(unknown.join(' '), 40)}” after the language has no meaning. Code begins on the next line. On this line, write a title, the lines to mark, or both: \`\`\`${lang ?? 'text'} title="withdraw.sol" {3,5-7}`
  const last = value.split('\n').length
  const beyond = marked.find((line) => line < 1 || line > last)
  return beyond === undefined
    ? undefined
    : `Line ${beyond} is marked, but the code has ${count(last, 'line')}. Write lines from 1 to ${last}.`
}

/** Explains a fence with a language in braces (Quarto, MyST), or ```Mermaid. */
export function explainForeignFence(
  node: Code,
  source: string,
): Pick<Diagnostic, 'message' | 'fix'> | undefined {
  const { lang, meta } = node
  if (!lang || !/^\{|^mermaid$/i.test(lang)) return undefined
  const written = `\`\`\`${lang}${meta ? ` ${meta}` : ''}`
  const [name = 'sh'] = /[\w-]+/.exec(written) ?? []
  const isMermaid = name.toLowerCase() === 'mermaid'
  const right = isMermaid ? 'mermaid' : name
  const message = isMermaid
    ? `“${excerpt(written, 40)}” does not begin a diagram, so its source would be shown as code. Write the caption after \`\`\`mermaid: \`\`\`mermaid Where a sale waits`
    : `“${excerpt(written, 40)}” has a language in braces, which does not work here. Write: \`\`\`${right}`
  const [from, fence = ''] =
    /^(`{3,}|~{3,})[ \t]*(?:\{[^{}\n]*\}|\w+)/.exec(writtenOf(node, source)) ?? []
  return { message, ...(from && { fix: { from, to: `${fence}${right}` } }) }
}
