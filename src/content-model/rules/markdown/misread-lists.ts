/**
 * Finds lists and headings that Markdown reads as text: their mark comes from
 * Word, or the space after it is missing or a no-break space.
 */
import { type Diagnostic, excerpt } from '../../check/diagnostics'
import { atLines, lineBreak, type ParagraphLine, specialSpace } from './paragraph-lines'

interface Misread {
  line: ParagraphLine
  kind: 'bullet' | 'dash' | 'joined' | 'odd space' | 'symbol'
  mark: string
  right: string
}

const bullet = /^[ \t]*([•●○◦▪▫■□‣⁃∙➢➤❖◆◇►]|·(?=\s)|[o§Øüvq](?=\t|\s{2}|\u00A0))\s*(?=\S)/u
const spaced = new RegExp(`^[ \\t]*([-+*]|\\d{1,9}[.)])${specialSpace}\\s*(?=\\S)`)
const indented = new RegExp(`^([ \\t]*${specialSpace}\\s*)([-+*]|\\d{1,9}[.)])\\s+(?=\\S)`)
/** Excludes a star that may begin emphasis. */
const joined = /^[ \t]*([-+]|\*(?![^*]*\*)|\d{1,3}[.)])(?=\p{Lu}|\p{L}{2})/u
const dash = /^[ \t]*([–—−‐‑‒―])(?:\s+(?=\S)|(?=\p{Lu}|\p{L}{2}))/u
/** Ticks, crosses and boxes stay in the text, because they have a meaning. */
const keptSymbol = /^[✓✔✅☑☐✗✘❌]/u
const symbol = /^[ \t]*([✓✔✅☑☐✗✘❌①-⑳→➔➜👉🔹])\uFE0F?\s*(?=\S)/u
/** Marks of the first two levels in Word and Google Docs. Others are of the third. */
const marksOfLevels = [/[•●·∙‣⁃]/, /[o○◦▫□]/]

function readLine(line: ParagraphLine): Misread | undefined {
  const { text } = line
  const as = (kind: Misread['kind'], match: RegExpExecArray | null, mark?: string) =>
    match && {
      line,
      kind,
      mark: match[1] ?? '',
      right: `${mark ?? match[1]} ${text.slice(match[0].length)}`,
    }
  const [start = '', indent = '', inner = ''] = indented.exec(text) ?? []
  if (start)
    return {
      line,
      kind: 'odd space',
      mark: inner,
      right: `${indent.replace(/\s/g, ' ')}${inner} ${text.slice(start.length)}`,
    }
  return (
    as('odd space', spaced.exec(text)) ??
    as('bullet', bullet.exec(text), '-') ??
    as('joined', joined.exec(text)) ??
    as('dash', dash.exec(text), '-') ??
    symbolItem(line) ??
    undefined
  )
}

function symbolItem(line: ParagraphLine): Misread | undefined {
  const { 0: start = '', 1: mark = '' } = symbol.exec(line.text) ?? []
  if (!mark) return undefined
  const words = keptSymbol.test(mark) ? line.text.trim() : line.text.slice(start.length)
  const right = `${/[①-⑳]/u.test(mark) ? `${mark.normalize('NFKC')}.` : '-'} ${words}`
  return { line, kind: 'symbol', mark, right }
}

/** Returns the kind of a misread list item, to compare neighbouring lines. */
export function itemKind(line: ParagraphLine | undefined): string | undefined {
  const item = line && readLine(line)
  if (item?.kind === 'symbol') return item.kind
  return item && `${item.kind} ${/\d/.test(item.mark) ? item.mark.replace(/\d+/, '1') : item.mark}`
}

/**
 * Reports a list that Markdown reads as a paragraph. A single line may be prose, such as “-Rina”.
 * @param around kinds of the neighbouring lines and the enclosing list item
 * @param above lines of the paragraphs above
 */
export function misreadList(
  lines: readonly ParagraphLine[],
  source: string,
  around: readonly (string | undefined)[],
  above: readonly ParagraphLine[] = [],
): Diagnostic | undefined {
  const kinds = lines.map(itemKind)
  const items = lines.flatMap((line, index) => {
    const item = readLine(line)
    const mayBeProse = item?.kind === 'dash' || item?.kind === 'symbol'
    // Lines with a hard line break do not run together.
    const isLast = index === lines.length - 1
    if (mayBeProse && lineBreak.test(lines[isLast ? index - 1 : index]?.text ?? '')) return []
    const isCertain =
      item && (item.kind === 'bullet' || (item.kind === 'odd space' && !/\d/.test(item.mark)))
    const others = [...kinds.slice(0, index), ...kinds.slice(index + 1)]
    // Ignores neighbouring paragraphs if the item may be prose: paragraphs do
    // not run together, and paragraphs with dashes may be a dialogue.
    const alike = mayBeProse ? others : [...others, ...around]
    return item && (isCertain || alike.includes(kinds[index])) ? [{ ...item, index }] : []
  })
  const [first] = items
  if (!first) return letteredList(lines, source)
  const nested = withLevels(items, source, above)
  const written = lines.map(
    (line, index) => nested.find((item) => item.index === index) ?? { line, right: line.text },
  )
  const rewritten =
    itemsOfLine(lines, source) ?? written.map(({ right }) => right.replace(lineBreak, ''))
  // A list that does not begin with 1 needs an empty line above it.
  const isFixed = first.index === 0 || !/^\s*\d/.test(first.right) || /^\s*1[.)]/.test(first.right)
  return atLines(
    written.slice(first.index).map(({ line }) => line),
    source,
    explain(first, rewritten[first.index]),
    isFixed ? rewritten.slice(first.index) : undefined,
  )
}

/** Indents bullets by their level, in place of the spaces before them. */
function withLevels<Item extends Misread>(
  items: readonly Item[],
  source: string,
  above: readonly ParagraphLine[],
): Item[] {
  const bullets = items.filter(({ kind }) => kind === 'bullet')
  const [first] = bullets
  if (!first) return [...items]
  const levels = levelsOf(bullets, source, above)
  const base = indentOf(first.line, source).length
  return items.map((item) => {
    const level = levels[bullets.indexOf(item)]
    if (level === undefined) return item
    const { line, right } = item
    const indent = indentOf(line, source)
    // Keeps the indentation of the enclosing list item.
    const removed = /^ *$/.test(indent) ? Math.max(0, indent.length - base) : 0
    const text = ' '.repeat(removed) + line.text
    return {
      ...item,
      line: { text, start: line.start - removed },
      right: '  '.repeat(level) + right,
    }
  })
}

/** Returns the levels of bullets by their indentation or, without any, by their marks. */
function levelsOf(bullets: readonly Misread[], source: string, above: readonly ParagraphLine[]) {
  const marksAbove = above.flatMap((line) => bullet.exec(line.text)?.[1] ?? [])
  const orders = [...marksAbove, ...bullets.map(({ mark }) => mark)].map((mark) => {
    const order = marksOfLevels.findIndex((marks) => marks.test(mark))
    return order === -1 ? marksOfLevels.length : order
  })
  const found = [...new Set(orders)]
  // The list above may have Markdown’s marks.
  const start = found[0] === 1 ? 1 : 0
  const byMark = orders.slice(marksAbove.length).map((order) => start + found.indexOf(order))
  const columns = bullets.map(({ line }) => {
    const [space = ''] = /^\s*/.exec(line.text) ?? []
    return (indentOf(line, source) + space).replaceAll('\t', '    ').length
  })
  const [left = 0] = columns
  if (columns.every((column) => column - left < 2)) return byMark
  const open: number[] = []
  return columns.map((column) => {
    while (open.length > 1 && column - (open.at(-1) ?? 0) < 0) open.pop()
    if (open.length === 0 || column - (open.at(-1) ?? 0) >= 2) open.push(column)
    return (byMark[0] ?? 0) + open.length - 1
  })
}

/** Returns the text before a line of a paragraph. */
const indentOf = ({ start }: ParagraphLine, source: string) =>
  source.slice(source.lastIndexOf('\n', start - 1) + 1, start)

/** Splits a line with several bullets: • one • two. */
function itemsOfLine(lines: readonly ParagraphLine[], source: string): string[] | undefined {
  const [line, second] = lines
  const [, mark] = (line && bullet.exec(line.text)) ?? []
  if (!line || second || !mark || !/[•●▪■‣]/.test(mark)) return undefined
  const indent = indentOf(line, source)
  const [, ...items] = line.text.split(mark).map((words) => words.trim())
  if (items.length < 2 || items.includes('') || !/^[\s>]*$/.test(indent)) return undefined
  return [items.map((words) => `- ${words}`).join(`\n${indent}`)]
}

function explain({ line, kind, mark }: Misread, rewritten = ''): string {
  const [right = ''] = rewritten.split('\n')
  const reason =
    kind === 'odd space'
      ? `a no-break space is next to “${mark}”`
      : kind === 'joined'
        ? `no space follows “${mark}”`
        : `${mark} is not a Markdown list mark: the lines run together`
  return `“${excerpt(line.text, 40)}” is not read as a list item, because ${reason}. Write: ${excerpt(right, 40)}`
}

const letter = /^[ \t]*(?:\(?([a-z]|[ivx]+|[IVX]+|[AB])[.)]|\((\d{1,2})\)|(\d{1,2})\.\))\s+\S/
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** Reports lettered lines that run together in a paragraph. */
function letteredList(lines: readonly ParagraphLine[], source: string): Diagnostic | undefined {
  const letters = lines.map(({ text }, index) => {
    if (lineBreak.test(lines[index - 1]?.text ?? '')) return undefined
    const [, bare, inParentheses, withParenthesis] = letter.exec(text) ?? []
    return bare ?? inParentheses ?? withParenthesis
  })
  const at = letters.findIndex(
    (current, index) => current !== undefined && follows(current, letters[index + 1]),
  )
  const line = lines[at]
  if (!line) return undefined
  const words = line.text.replace(/^\s*\S+\s+/, '')
  return atLines(
    [line],
    source,
    `“${excerpt(line.text, 40)}” and the line below it run together in one paragraph, because ${/\d/.test(letters[at] ?? '') ? 'a number with a parenthesis does' : 'letters do'} not begin a list. Write 1. ${excerpt(words, 30)}, or leave an empty line between the lines.`,
  )
}

function follows(current: string, next: string | undefined): boolean {
  if (next === undefined) return false
  const roman = romans.indexOf(current.toLowerCase())
  if (roman !== -1 && romans[roman + 1] === next.toLowerCase()) return true
  if (/^\d/.test(current)) return Number(next) === Number(current) + 1
  return /^[a-zA]$/.test(current) && next === String.fromCharCode(current.charCodeAt(0) + 1)
}

const headingMark = new RegExp(
  `^ {0,3}(#{1,6}(?!#)|#{7,})(${specialSpace}\\s*|(?=[\\p{L}\\p{N}])|(?<=#{7}) +)(.*\\S)`,
  'u',
)

/** Reports lines that were meant as headings. A single # before a letter may be a hashtag. */
export function misreadHeadings(lines: readonly ParagraphLine[], source: string): Diagnostic[] {
  return lines.flatMap((line) => {
    const [, marks = '', space, written = ''] = headingMark.exec(line.text) ?? []
    if (!marks || (!space && marks.length === 1)) return []
    // Writers may close a heading with its marks. A single # may belong to C#.
    const isClosed = marks.length > 1 && written.endsWith(marks)
    const words = isClosed ? written.slice(0, -marks.length).trimEnd() : written
    const isTooDeep = marks.length > 6
    const reason = isTooDeep
      ? 'a heading has up to six #'
      : space
        ? `a no-break space follows ${marks}`
        : 'a space is missing'
    const right = `${isTooDeep ? '###' : marks.padEnd(2, '#')} ${words}`
    const message = `“${excerpt(line.text, 40)}” is not a heading, because ${reason}. Write: ${excerpt(right, 60)}`
    return [atLines([line], source, message, [right])]
  })
}
