/**
 * Advises on characters that became formatting, such as `*`, although the writer
 * may have wanted to show them.
 */
import type {
  Delete,
  Emphasis,
  Heading,
  List,
  Nodes,
  Paragraph,
  Parents,
  Root,
  Strong,
} from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type Diagnostic, excerpt } from '../../check/diagnostics'
import { forEachNode } from '../../read/body-parser'
import { startOf, writtenOf } from '../body/body-diagnostics'

export function accidentalFormatting(root: Root, source: string): Diagnostic[] {
  const advice: Diagnostic[] = []
  forEachNode(root, (node, parent) => {
    const message = explain(node, parent, source)
    if (message) advice.push({ ...startOf(node), message })
  })
  return advice
}

function explain(node: Nodes, parent: Parents | undefined, source: string): string | undefined {
  switch (node.type) {
    case 'emphasis':
    case 'strong':
    case 'delete':
      return explainMarks(node, source)
    case 'heading':
      return explainUnderline(node, source)
    case 'paragraph':
      return explainBareHeading(node, source) ?? explainIndent(node, parent, source)
    case 'list':
      return explainNumbers(node, source)
    default:
      return undefined
  }
}

const offsetsOf = ({ position }: Nodes) => [position?.start.offset ?? 0, position?.end.offset ?? 0]

/** Digits, and letters of scripts with spaces between words. Other scripts have formatting inside words. */
const joined = /[\p{N}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]/u
const effects = { emphasis: 'italic', strong: 'bold', delete: 'struck out' }

function explainMarks(node: Emphasis | Strong | Delete, source: string): string | undefined {
  const written = writtenOf(node, source)
  const [start = 0, end = 0] = offsetsOf(node)
  const before = source[start - 1] ?? ''
  const after = source[end] ?? ''
  const isBetween = /\p{N}/u.test(before) || (joined.test(before) && joined.test(after))
  if (!isBetween && !/^__\w+__$/.test(written)) return undefined
  const [mark = ''] = /^(.)\1*/.exec(written) ?? []
  const escaped = mark.replace(/./g, '\\$&')
  return `“${excerpt(textOf(node), 40)}” is ${effects[node.type]}, and ${mark} is not shown. If you mean the characters, write ${escaped}, or put the text in backticks.`
}

/** Explains a heading with a short underline: the writer may have meant a divider. */
function explainUnderline(node: Heading, source: string): string | undefined {
  const lines = writtenOf(node, source).split('\n')
  const [underline = ''] = /-+\s*$/.exec(lines.at(-1) ?? '') ?? []
  const words = textOf(node)
  if (node.depth !== 2 || lines.length < 2 || underline.trim().length >= words.length)
    return undefined
  return `“${excerpt(words, 40)}” is a heading, because the line below it is ${underline.trim()}. Write ## before a heading, or leave an empty line above a divider.`
}

/** Explains a single # before a capital letter, which may be a hashtag. `misreadHeadings` reports longer marks. */
function explainBareHeading(node: Paragraph, source: string): string | undefined {
  const [line = ''] = writtenOf(node, source).split('\n')
  const [, words] = /^#(\p{Lu}[^#]*)$/u.exec(line) ?? []
  return words
    ? `“${excerpt(line, 40)}” is not a heading, because a space is missing. Write: ## ${excerpt(words, 40)}`
    : undefined
}

/** Explains a paragraph indented by four columns from its parent's text. */
function explainIndent(node: Paragraph, parent: Parents | undefined, source: string) {
  const first = parent?.type === 'listItem' ? parent.children[0] : undefined
  if (parent?.type !== 'root' && (!first || first === node)) return undefined
  const column = (indented: Nodes) => {
    const [start = 0] = offsetsOf(indented)
    const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
    return /\S/.test(line.replace(/^[\s>]*(?:[-*+]|\d+[.)])\s/, ''))
      ? 0
      : line.replaceAll('\t', '    ').length
  }
  if (column(node) - (first ? column(first) : 0) < 4) return undefined
  return `“${excerpt(textOf(node), 40)}” is a paragraph, although it is indented like code. Write \`\`\` on the lines above and below code, or remove the spaces.`
}

function explainNumbers({ ordered, start, children }: List, source: string): string | undefined {
  const first = start ?? 1
  const numbers = children.map((item) => Number.parseInt(writtenOf(item, source), 10))
  const wrong = numbers.findIndex((number, index) => number !== first + index)
  if (!ordered || wrong === -1 || numbers.every((number) => number === first)) return undefined
  return `The item ${numbers[wrong]} of the list is shown as ${first + wrong}, because items are counted from the first. If you mean the number, write ${numbers[wrong]}\\. in a separate paragraph.`
}
