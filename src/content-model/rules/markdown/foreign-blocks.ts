import { type Diagnostic, excerpt, placeAt } from '../../check/diagnostics'
import { withoutFences } from './prose-text'

const callouts: Readonly<Record<string, readonly string[]>> = {
  tip: ['tip', 'hint', 'success', 'check', 'done'],
  warning: ['warning', 'caution', 'danger', 'attention', 'error', 'failure', 'fail', 'bug'],
  note: [
    ...['note', 'info', 'abstract', 'summary', 'tldr', 'example', 'important', 'quote', 'todo'],
    ...['admonition', 'details', 'question', 'help', 'faq', 'spoiler', 'secondary', 'seealso'],
  ],
}

/** First lines of blocks. Groups: indentation, syntax, name, rest of the line. */
const openers: readonly { pattern: RegExp; tool: string }[] = [
  {
    pattern: /^([ \t>]*)(:{3,}[ \t]*\{?[.#]?([a-z][\w-]*)\}?(.*))$/i,
    tool: 'Docusaurus, VitePress or MyST',
  },
  { pattern: /^([ \t>]*)((?:!!!|\?\?\?)\+? *([a-z][\w-]*)(.*))$/i, tool: 'MkDocs' },
  { pattern: /^([ \t]*>[ \t>]*)(\[!([a-z][\w-]*)\][-+]?(.*))$/i, tool: 'GitHub or Obsidian' },
]
const colonsAlone = /^[ \t>]*:{3,}[ \t]*$/

/**
 * Reports notes and diagrams in the syntax of other tools, which the parser would misread.
 * @returns the diagnostics, and the text for the parser, in which spaces of equal length replace
 * these blocks' marks
 */
export function foreignBlocks(source: string): { diagnostics: Diagnostic[]; text: string } {
  const diagnostics: Diagnostic[] = []
  const lines = source.split('\n')
  const masked = withoutFences(source).split('\n')
  let offset = 0
  masked.forEach((line, index) => {
    const start = offset
    offset += line.length + 1
    // The lines of earlier blocks are blank by now.
    const opened = lines[index]?.trim() ? openerOf(line) : undefined
    if (!opened) return
    const { prefix, written, message } = opened
    diagnostics.push({ ...placeAt(source, start + prefix.length), message })
    const end = endOfBlock(masked, index, written)
    lines[index] = prefix.padEnd(line.length)
    for (let at = index + 1; at < end; at++) lines[at] = ''.padEnd(masked[at]?.length ?? 0)
  })
  if (diagnostics.length === 0) return { diagnostics, text: source }
  const text = lines.map((line, at) =>
    colonsAlone.test(masked[at] ?? '') ? ''.padEnd(line.length) : line,
  )
  return { diagnostics, text: text.join('\n') }
}

/**
 * Returns the index of the line after a block that begins at `index`. The block
 * ends after the source of a diagram, after the indented text of a MkDocs note,
 * and otherwise after its first line.
 */
function endOfBlock(lines: readonly string[], index: number, written: string): number {
  const isDiagram = /^:+[ \t{.#]*mermaid/i.test(written)
  if (!isDiagram && !/^[!?]/.test(written)) return index + 1
  const isOutside = (line: string) =>
    isDiagram ? colonsAlone.test(line) : line.trim() !== '' && !/^(?: {4}|\t)/.test(line)
  const end = lines.findIndex((line, at) => at > index && isOutside(line))
  return end === -1 ? lines.length : end
}

function openerOf(line: string) {
  for (const { pattern, tool } of openers) {
    const [, prefix = '', written = '', name = '', rest = ''] = pattern.exec(line) ?? []
    const known = name.toLowerCase().replace(/^callout-/, '')
    const message = known && explain(written.trim(), known, rest, tool)
    if (message) return { prefix, written, message }
  }
  return undefined
}

function explain(written: string, name: string, rest: string, tool: string): string | undefined {
  const tools = name === 'mermaid' ? 'Azure DevOps or MyST' : tool
  const found = `“${excerpt(written, 40)}” is ${tools} syntax, which pages would show as text.`
  if (name === 'mermaid')
    return `${found} Write \`\`\`mermaid and a caption on the line above it, and \`\`\` on the line below it: \`\`\`mermaid Where a sale waits`
  const kind = Object.keys(callouts).find((callout) => callouts[callout]?.includes(name))
  const title = rest.replace(/^[\s["“]+|[\s\]"”]+$/g, '')
  // Prose may begin with !!! or ::: and a word.
  const isProse = /^[!?]/.test(written) ? !/^\s*"/.test(rest) : /^:+\s/.test(written) && title
  if (!kind && isProse) return undefined
  const words = title && !/[{}="*_[\]]/.test(title) ? ` title="${title}"` : ''
  return `${found} Write <Callout kind="${kind ?? 'note'}"${words}> on a separate line before the text, and </Callout> after it.`
}
