/** Explains why Mermaid’s parser refuses a diagram: the line, the cause and what to write. */
import type { DiagramProblem } from '../diagram'
import { corrected } from './corrections'
import { toneAdvice } from './flow-problems'
import { escaped, headerLine, lineOf } from './lines'
import type { ParseError } from './parser'

export type Kind = 'flowchart' | 'states' | 'sequence' | 'chart'

/** A mistake, and its line as it should be where only one fix is possible: the diagram is then drawn with it. */
export interface Explained extends DiagramProblem {
  fixed?: string
}

const examples: Readonly<Record<Kind, string>> = {
  flowchart: 'Write nodes and arrows, for example: sale[Sale] -->|each night| ledger[(Ledger)]',
  states:
    'Write states and arrows, for example: [*] --> open, then open --> paid : money arrives, and open : Open invoice',
  sequence:
    'Write participants (participant shop as The shop), messages (shop->>ledger: one sale), answers (ledger-->>shop: its number), messages that are lost (shop-xledger: one sale) and notes (Note over shop: the night)',
  chart: 'Write title "…", x-axis [May, June], y-axis "Seconds", bar [41, 1.8] or line [41, 1.8]',
}

/** Explains an error of the parser. @param lines that it was given */
export function explain(error: ParseError, kind: Kind, lines: readonly string[]): Explained {
  // Other errors come after the parser, when it has understood each line, but not all of them together.
  if (!/^(Parse|Lexical) error/.test(error.message)) return unplaced(error, kind, lines)
  const line = lineOfError(error, lines)
  const text = lines[line]?.trim() ?? ''
  const found =
    kind === 'flowchart'
      ? flowchartMistake(error, line, text, lines)
      : kind === 'sequence'
        ? sequenceMistake(line, text, lines)
        : kind === 'states'
          ? statesMistake(error, lines)
          : undefined
  return found ?? { line, message: `“${text.slice(0, 60)}” is not understood. ${examples[kind]}` }
}

function unplaced({ message }: ParseError, kind: Kind, lines: readonly string[]): Explained {
  const [, inactive] = /inactivate an inactive participant \((.*)\)/.exec(message) ?? []
  if (inactive) {
    const end = new RegExp(String.raw`^\s*deactivate\s+${escaped(inactive)}\b|>>-|-x-`)
    return {
      line: lineOf(lines, end),
      message: `${inactive} is deactivated, and no activate comes before. Remove the deactivation`,
    }
  }
  return {
    line: headerLine(lines),
    message: `Mermaid cannot draw this diagram: ${message.split('\n')[0]}. ${examples[kind]}`,
  }
}

/** Returns the line of an error: that of the text at which the parser stopped, or of what was before the end of a line. */
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
): Explained | undefined {
  if (line === headerLine(lines)) {
    const [, direction = ''] = /^(?:flowchart|graph)\s+([^\s;]+)/.exec(text) ?? []
    if (!/^(TD|TB|LR|RL|BT)$/.test(direction))
      return {
        line,
        message: `The direction “${direction}” is none that is drawn. Write flowchart TD for downwards or flowchart LR for from left to right: a phone is given every flow downwards`,
      }
  }
  const isEnd = error.token?.trim() === 'end'
  if (isEnd && text === 'end') return { line, message: 'end closes no subgraph. Remove it' }
  if (isEnd)
    return {
      line,
      message: `“${text.slice(0, 60)}” uses end as the name of a node, and end closes a subgraph. Write another name, for example: finish[End]`,
    }
  const correction = corrected(lines[line] ?? '')
  if (correction) return { line, ...correction }
  if (/(?:-->|---|-\.->|-\.-|==>|===)(?:\s*\|[^|]*\|)?\s*;?$/.test(text))
    return {
      line,
      message:
        'The arrow leads nowhere. Write the node behind it, for example: sale[Sale] --> ledger[(Ledger)]',
    }
  const open = unclosed(lines, /^\s*subgraph\b/)
  if (isAtEnd(error) && open !== undefined)
    return {
      line: open,
      message: 'The subgraph is never closed. Write end on a separate line after its last node',
    }
  const [keyword] = /^(class|style|linkStyle|click|classDef)\b/.exec(text) ?? []
  return keyword
    ? {
        line,
        message: `${keyword} is not drawn: colours and links are the site’s. Remove the line, or write after a node ${toneAdvice}`,
      }
    : undefined
}

function sequenceMistake(
  line: number,
  text: string,
  lines: readonly string[],
): Explained | undefined {
  const keywords = /^\s*(loop|alt|opt|par|critical|break|rect|box)\b/
  const open = unclosed(lines, keywords)
  if (open !== undefined)
    return {
      line: open,
      message: `The ${keywords.exec(lines[open] ?? '')?.[1]} is never closed. Write end on a separate line after its last step`,
    }
  if (/^end\b/.test(text)) return { line, message: 'end closes nothing. Remove it' }
  if (/:.*;/.test(text))
    return {
      line,
      message: `“${text.slice(0, 60)}” has a semicolon, which ends a message in Mermaid. Write a comma, or #59; for the sign`,
    }
  return undefined
}

function statesMistake(error: ParseError, lines: readonly string[]): Explained | undefined {
  const open = lines.flatMap((text, line) => (/\{\s*$/.test(text) ? [line] : []))
  const closed = lines.filter((text) => /^\s*\}/.test(text)).length
  const last = open.at(-1)
  return isAtEnd(error) && last !== undefined && open.length > closed
    ? {
        line: last,
        message: 'The state is never closed. Write } on a separate line after its last arrow',
      }
    : undefined
}

/** Returns the last line that opens a part which `end` never closes. */
function unclosed(lines: readonly string[], opening: RegExp): number | undefined {
  const open: number[] = []
  for (const [line, text] of lines.entries()) {
    if (opening.test(text)) open.push(line)
    else if (/^\s*end\s*;?\s*$/.test(text)) open.pop()
  }
  return open.at(-1)
}
