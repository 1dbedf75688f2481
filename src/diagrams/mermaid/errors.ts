/** Explains errors of Mermaid’s parser. */
import type { DiagramDiagnostic } from '../diagram'
import { corrected } from './corrections'
import { escaped, headerLine, lineOf } from './lines'
import type { ParseError } from './parser'

export type Kind = 'flowchart' | 'states' | 'sequence' | 'chart'

/** The site draws the diagram if there is a corrected line, `fixed`. */
interface Explained extends DiagramDiagnostic {
  fixed?: string
}

/** A message alone belongs to the line of the parser's error. */
type Mistake = Explained | string | undefined

const examples: Readonly<Record<Kind, string>> = {
  flowchart: 'Write nodes and arrows, for example: sale[Sale] -->|each night| ledger[(Ledger)]',
  states:
    'Write states and arrows, for example: [*] --> open, then open --> paid : money arrives, and open : Open invoice',
  sequence:
    'Write participants (participant shop as The shop), messages (shop->>ledger: one sale), replies (ledger-->>shop: its number), lost messages (shop-xledger: one sale) and notes (Note over shop: the night)',
  chart: 'Write title "…", x-axis [May, June], y-axis "Seconds", bar [41, 1.8] or line [41, 1.8]',
}

export function explain(error: ParseError, kind: Kind, lines: readonly string[]): Explained {
  // Errors in the diagram's meaning come after parsing and have no position.
  if (!/^(Parse|Lexical) error/.test(error.message)) return semanticMistake(error, kind, lines)
  const line = lineOfError(error, lines)
  const text = lines[line]?.trim() ?? ''
  const found =
    kind === 'flowchart'
      ? flowchartMistake(error, line, text, lines)
      : kind === 'sequence'
        ? sequenceMistake(text, lines)
        : kind === 'states'
          ? statesMistake(error, lines)
          : undefined
  if (typeof found === 'object') return found
  const message = found ?? `“${text.slice(0, 60)}” is not valid Mermaid. ${examples[kind]}`
  return { line, message }
}

function semanticMistake({ message }: ParseError, kind: Kind, lines: readonly string[]): Explained {
  const [, inactive] = /inactivate an inactive participant \((.*)\)/.exec(message) ?? []
  if (inactive) {
    const end = new RegExp(String.raw`^\s*deactivate\s+${escaped(inactive)}\b|>>-|-x-`)
    return {
      line: lineOf(lines, end),
      message: `${inactive} is deactivated but was not activated first. Remove the deactivation`,
    }
  }
  return {
    line: headerLine(lines),
    message: `Mermaid cannot draw this diagram: ${message.split('\n')[0]}. ${examples[kind]}`,
  }
}

/** Returns the line of the token that stopped the parser or, for a line break, of the token before it. */
function lineOfError({ token, line, loc }: ParseError, lines: readonly string[]): number {
  const own = line !== undefined && (!loc || token?.trim()) ? line : (loc?.first_line ?? 1) - 1
  const last = lines.findLastIndex((text) => text.trim())
  return Math.max(0, Math.min(own, last))
}

const isAtEnd = ({ token = '' }: ParseError) => !token.trim()

function flowchartMistake(
  error: ParseError,
  line: number,
  text: string,
  lines: readonly string[],
): Mistake {
  if (line === headerLine(lines)) {
    const [, direction = ''] = /^(?:flowchart|graph)\s+([^\s;]+)/.exec(text) ?? []
    if (!/^(TD|TB|LR|RL|BT)$/.test(direction))
      return `“${direction}” is not a direction. Write flowchart TD (downwards) or flowchart LR (left to right). Phones show every flow downwards`
  }
  const isEnd = error.token?.trim() === 'end'
  if (isEnd && text === 'end') return 'No subgraph is open here. Remove end'
  if (isEnd)
    return `“${text.slice(0, 60)}” uses end as the name of a node, but end closes a subgraph. Write another name, for example: finish[End]`
  const correction = corrected(lines[line] ?? '')
  if (correction) return { line, ...correction }
  if (/(?:-->|---|-\.->|-\.-|==>|===)(?:\s*\|[^|]*\|)?\s*;?$/.test(text))
    return 'The arrow has no target. Write a node after it, for example: sale[Sale] --> ledger[(Ledger)]'
  const open = unclosed(lines, /^\s*subgraph\b/)
  return isAtEnd(error) && open !== undefined
    ? {
        line: open,
        message: 'The subgraph is not closed. Write end on a separate line after its last node',
      }
    : undefined
}

function sequenceMistake(text: string, lines: readonly string[]): Mistake {
  const keywords = /^\s*(loop|alt|opt|par|critical|break|rect|box)\b/
  const open = unclosed(lines, keywords)
  if (open !== undefined)
    return {
      line: open,
      message: `The ${keywords.exec(lines[open] ?? '')?.[1]} is not closed. Write end on a separate line after its last step`,
    }
  if (/^end\b/.test(text)) return 'No block is open here. Remove end'
  return /:.*;/.test(text)
    ? `“${text.slice(0, 60)}” has a semicolon, which ends the message in Mermaid. Write a comma, or #59; for a semicolon`
    : undefined
}

function statesMistake(error: ParseError, lines: readonly string[]): Mistake {
  const open = lines.flatMap((text, line) => (/\{\s*$/.test(text) ? [line] : []))
  const closed = lines.filter((text) => /^\s*\}/.test(text)).length
  const last = open.at(-1)
  return isAtEnd(error) && last !== undefined && open.length > closed
    ? {
        line: last,
        message: 'The state is not closed. Write } on a separate line after its last arrow',
      }
    : undefined
}

/** Returns the last opening line without a matching `end`. */
function unclosed(lines: readonly string[], opening: RegExp): number | undefined {
  const open: number[] = []
  for (const [line, text] of lines.entries()) {
    if (opening.test(text)) open.push(line)
    else if (/^\s*end\s*;?\s*$/.test(text)) open.pop()
  }
  return open.at(-1)
}
