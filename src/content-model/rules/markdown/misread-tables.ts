import { type Diagnostic, excerpt } from '../../check/diagnostics'
import { atLines, lineBreak, type ParagraphLine } from './paragraph-lines'

const dash = '[-_=\\u2010-\\u2015\\u2212]'
const delimiterRow = new RegExp(`^(?=.*${dash})(?:[\\s|:+]|${dash})+$`)
const separator = /(?<!\\)\|/

/** Returns whether a line is a table row that begins with |. */
export const isRow = ({ text }: Pick<ParagraphLine, 'text'> = { text: '' }): boolean =>
  /^\s*\|/.test(text) && cellsOf(text).length > 1 && !delimiterRow.test(text)

const cellsOf = (text: string): string[] =>
  text
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(separator)

/** Returns the cells of a delimiter row. Other tools separate them with +. */
const delimiterCells = (text: string): string[] =>
  text
    .trim()
    .replace(/^[|+]|[|+]$/g, '')
    .split(/[|+]/)

/** Returns a delimiter row with the alignment of the row `like`. */
function delimiterFor(columns: number, like = ''): string {
  const cells = delimiterCells(like)
  const marks = Array.from({ length: columns }, (_, column) => {
    const cell = cells[column]?.trim() ?? ''
    return `${/^:/.test(cell) ? ':' : ''}---${/.:$/.test(cell) ? ':' : ''}`
  })
  return `|${marks.join('|')}|`
}

/**
 * Reports a table that Markdown reads as a paragraph: its delimiter row
 * (|---|---|) is wrong or missing, or tabs separate its cells.
 */
export function misreadTable(
  lines: readonly ParagraphLine[],
  source: string,
): Diagnostic | undefined {
  const isDelimiter = lines.map(
    ({ text }, index) => delimiterRow.test(text) && (/[|+]/.test(text) || isRow(lines[index - 1])),
  )
  const at = isDelimiter.indexOf(true)
  const head = lines[at - 1]
  const delimiter = lines[at]
  if (delimiter && head && separator.test(head.text))
    return explainDelimiter(head, delimiter, lines.slice(at + 1), source)
  if (delimiter && /^\s*\+[-=+]+\+\s*$/.test(delimiter.text))
    return explainGrid(delimiter, lines[at + 1], source)
  if (delimiter && (at === 0 || /^\s*\+/.test(delimiter.text)))
    return atLines(
      [delimiter],
      source,
      `“${excerpt(delimiter.text, 40)}” is not directly below the head of a table, so the table is shown as text. Write the head on the line above it: | Step | Who |`,
    )
  return missingDelimiter(lines, source) ?? tabbedRows(lines, source)
}

/** Explains a table with borders of + and -. */
function explainGrid(border: ParagraphLine, head: ParagraphLine | undefined, source: string) {
  const columns =
    head && isRow(head) ? cellsOf(head.text).length : delimiterCells(border.text).length
  return atLines(
    [border],
    source,
    `The table is shown as text, because lines such as “${excerpt(border.text, 40)}” belong to grid tables. Remove them, and write ${delimiterFor(columns)} below the head.`,
  )
}

function explainDelimiter(
  head: ParagraphLine,
  delimiter: ParagraphLine,
  rows: readonly ParagraphLine[],
  source: string,
): Diagnostic {
  const columns = cellsOf(head.text).length
  const written = excerpt(delimiter.text, 40)
  const longest = Math.max(columns, ...rows.map(({ text }) => cellsOf(text).length))
  if (longest > columns)
    return atLines(
      [delimiter],
      source,
      `The table is shown as text: its head has ${columns} cells, and its rows have ${longest}. Give the head ${longest} cells, and write below it: ${delimiterFor(longest, delimiter.text)}`,
    )
  const right = delimiterFor(columns, delimiter.text)
  const cells = delimiterCells(delimiter.text).length
  const reason =
    cells === columns
      ? 'contains characters other than -, : and |'
      : `has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and the head above it has ${columns}`
  const message = `The table is shown as text, because “${written}” ${reason}. Write: ${right}`
  return atLines([delimiter], source, message, [right])
}

function missingDelimiter(lines: readonly ParagraphLine[], source: string): Diagnostic | undefined {
  const first = lines.findIndex((line, index) => isRow(line) && isRow(lines[index + 1]))
  const head = first === -1 && areRowsWithoutEdges(lines) ? lines[0] : lines[first]
  if (!head) return undefined
  const written = withoutDoubleMarks(head.text)
  const cells = cellsOf(written)
  const rows = lines.slice(first + 1).filter(isRow)
  const longest = Math.max(cells.length, ...rows.map(({ text }) => cellsOf(text).length))
  const row = delimiterFor(longest)
  const message =
    written === head.text
      ? `The table is shown as text, because the row below its head is missing. Write below “${excerpt(head.text, 40)}”: ${row}`
      : `The table is shown as text, because its head has || instead of |. Write: ${excerpt(written, 40)} with ${row} on the line below`
  const indent = source.slice(source.lastIndexOf('\n', head.start - 1) + 1, head.start)
  const isWhole = longest === cells.length && cells.every((cell) => cell.trim())
  const isCertain = first !== -1 && isWhole && /^[\s>]*$/.test(indent)
  return atLines([head], source, message, isCertain ? [`${written}\n${indent}${row}`] : undefined)
}

/** Rewrites a head from Confluence: ||Step||Who||. */
function withoutDoubleMarks(head: string): string {
  const [, inner] = /^\s*\|\|(.*?)(?:\|\|)?\s*$/.exec(head) ?? []
  const cells = inner?.split('||').map((cell) => cell.trim()) ?? []
  const isUniform = cells.length > 0 && cells.every((cell) => cell && !separator.test(cell))
  return isUniform ? `| ${cells.join(' | ')} |` : head
}

/** Returns whether lines are three or more rows of equal length without | at the ends. */
function areRowsWithoutEdges(lines: readonly ParagraphLine[]): boolean {
  const lengths = new Set(lines.map(({ text }) => text.split(/\s\|\s/).length))
  const isBroken = lines.some(({ text }) => lineBreak.test(text))
  return lines.length > 2 && lengths.size === 1 && !lengths.has(1) && !isBroken
}

/** Reports rows that were copied from a spreadsheet. */
function tabbedRows(lines: readonly ParagraphLine[], source: string): Diagnostic | undefined {
  if (lines.length < 2 || !lines.every(({ text }) => text.trimEnd().includes('\t')))
    return undefined
  const rows = lines.map(({ text }) => text.split('\t').map((cell) => cell.trim()))
  const columns = Math.max(...rows.map((row) => row.length))
  const written = rows.map((row) => {
    const cells = Array.from({ length: columns }, (_, index) => row[index] ?? '')
    return `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`
  })
  const [head = '', ...rest] = written
  const message = `These lines have tabs between their cells, like rows from a spreadsheet, and run together on the page. Write a table: ${excerpt(head, 40)} with ${delimiterFor(columns)} on the line below`
  return atLines(lines, source, message, [`${head}\n${delimiterFor(columns)}`, ...rest])
}

/** Explains a heading whose first line was meant as a table row. */
export function explainRowHeading(heading: string): string {
  const [row = ''] = heading.split('\n')
  return `“${excerpt(row, 40)}” is read as a heading instead of a table row, because the line below it has no |. Write below it: ${delimiterFor(cellsOf(row).length)}`
}

/** Reports a table row after an empty line, which ends the table. */
export function looseRow(row: ParagraphLine, source: string): Diagnostic {
  return atLines(
    [row],
    source,
    `“${excerpt(row.text, 40)}” is shown as text, because an empty line ends a table. Remove the empty line between the rows.`,
  )
}
