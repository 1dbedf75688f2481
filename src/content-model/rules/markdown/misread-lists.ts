/** Finds lists and headings that Markdown reads as text: their mark has no space after it, a no-break space, or comes from Word. */
import { type Diagnostic, excerpt } from '../../check/diagnostics'
import { atLines, lineBreak, oddSpace, type ParagraphLine } from './paragraph-lines'

/** An item or a heading as it was meant. */
interface Misread {
  line: ParagraphLine
  kind: 'bullet' | 'dash' | 'joined' | 'odd space'
  /** Its mark, as written. */
  mark: string
  /** The line as Markdown reads it. */
  right: string
}

const bullet = /^[ \t]*([•●○◦▪▫■□‣⁃∙➢➤❖◆◇►]|·(?=\s)|[o§Øüvq](?=\t|\s{2}|\u00A0))\s*(?=\S)/u
const spaced = new RegExp(`^[ \\t]*([-+*]|\\d{1,9}[.)])${oddSpace}\\s*(?=\\S)`)
const indented = new RegExp(`^([ \\t]*${oddSpace}\\s*)([-+*]|\\d{1,9}[.)])\\s+(?=\\S)`)
/** A star may begin emphasis. */
const joined = /^[ \t]*([-+]|\*(?![^*]*\*)|\d{1,3}[.)])(?=\p{Lu}|\p{L}{2})/u
const dash = /^[ \t]*([–—−‐‑‒―])\s+(?=\S)/
/** Word marks inner items with these. */
const innerMark = /[o○◦▫□]/

function readLine(line: ParagraphLine): Misread | undefined {
  const { text } = line
  const as = (kind: Misread['kind'], match: RegExpExecArray | null, mark?: string) =>
    match && {
      line,
      kind,
      mark: match[1] ?? '',
      right: `${mark ?? match[1]} ${text.slice(match[0].length)}`,
    }
  const [, found = ''] = bullet.exec(text) ?? []
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
    as('bullet', bullet.exec(text), innerMark.test(found) ? '  -' : '-') ??
    as('joined', joined.exec(text)) ??
    as('dash', dash.exec(text), '-') ??
    undefined
  )
}

/** Returns the kind of list item that a line was meant as, to compare it with its neighbours; undefined for other lines. */
export function itemKind(line: ParagraphLine | undefined): string | undefined {
  const item = line && readLine(line)
  return item && `${item.kind} ${/\d/.test(item.mark) ? item.mark.replace(/\d+/, '1') : item.mark}`
}

/**
 * Reports the list that lines of a paragraph were meant as. One line alone may be prose: “-Rina”, “1.Mai”, “– she said”.
 * @param around kinds of the lines before and after the paragraph, if they are items
 */
export function misreadList(
  lines: readonly ParagraphLine[],
  source: string,
  around: readonly (string | undefined)[],
): Diagnostic | undefined {
  const kinds = lines.map(itemKind)
  const items = lines.flatMap((line, index) => {
    const item = readLine(line)
    // The writer has broken these lines, so they do not run together.
    if (item?.kind === 'dash' && lineBreak.test(line.text)) return []
    const isCertain =
      item && (item.kind === 'bullet' || (item.kind === 'odd space' && !/\d/.test(item.mark)))
    const others = [...kinds.slice(0, index), ...kinds.slice(index + 1)]
    // Paragraphs with a dash each are a dialogue.
    const alike = item?.kind === 'dash' ? others : [...others, ...around]
    return item && (isCertain || alike.includes(kinds[index])) ? [{ ...item, index }] : []
  })
  const [first] = items
  if (!first) return letteredList(lines, source)
  const rewritten = lines.map(({ text }, index) =>
    (items.find((item) => item.index === index)?.right ?? text).replace(lineBreak, ''),
  )
  // A list that does not begin with 1 needs an empty line above it.
  const isFixed = first.index === 0 || !/^\s*\d/.test(first.right) || /^\s*1[.)]/.test(first.right)
  const from = lines.slice(first.index)
  return atLines(from, source, explain(first), isFixed ? rewritten.slice(first.index) : undefined)
}

function explain({ line, kind, mark, right }: Misread): string {
  const written = `“${excerpt(line.text, 40)}” is not read as a list item`
  const cure = `Write: ${excerpt(right.replace(lineBreak, ''), 40)}`
  switch (kind) {
    case 'bullet':
    case 'dash':
      return `${written}, because ${mark} is not a Markdown list mark: the lines run together. ${cure}`
    case 'odd space':
      return `${written}, because a no-break space is next to “${mark}”. ${cure}`
    case 'joined':
      return `${written}, because no space follows “${mark}”. ${cure}`
  }
}

const letter = /^[ \t]*(?:\(?([a-z]|[ivx]+|[IVX]+|[AB])[.)]|\((\d{1,2})\))\s+\S/
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** Lettered lines run together only within one paragraph. In separate paragraphs, they are shown as written. */
function letteredList(lines: readonly ParagraphLine[], source: string): Diagnostic | undefined {
  const letters = lines.map(({ text }, index) => {
    if (lineBreak.test(lines[index - 1]?.text ?? '')) return undefined
    const [, sign, number] = letter.exec(text) ?? []
    return sign ?? number
  })
  const at = letters.findIndex(
    (one, index) => one !== undefined && follows(one, letters[index + 1]),
  )
  const line = lines[at]
  if (!line) return undefined
  const words = line.text.replace(/^\s*\S+\s+/, '')
  return atLines(
    [line],
    source,
    `“${excerpt(line.text, 40)}” and the line below it run together in one paragraph, because ${/\d/.test(letters[at] ?? '') ? 'a number in parentheses does' : 'letters do'} not begin a list. Write 1. ${excerpt(words, 30)}, or leave an empty line between the lines.`,
  )
}

function follows(one: string, next: string | undefined): boolean {
  if (next === undefined) return false
  const roman = romans.indexOf(one.toLowerCase())
  if (roman !== -1 && romans[roman + 1] === next.toLowerCase()) return true
  if (/^\d/.test(one)) return Number(next) === Number(one) + 1
  return /^[a-zA]$/.test(one) && next === String.fromCharCode(one.charCodeAt(0) + 1)
}

const headingMark = new RegExp(
  `^ {0,3}(#{1,6})(?!#)(${oddSpace}\\s*|(?=[\\p{L}\\p{N}]))(.*\\S)`,
  'u',
)

/** Reports the lines of a paragraph that were meant as headings. One # and a letter may be a hashtag. */
export function misreadHeadings(lines: readonly ParagraphLine[], source: string): Diagnostic[] {
  return lines.flatMap((line) => {
    const [, marks = '', space, words = ''] = headingMark.exec(line.text) ?? []
    if (!marks || (!space && marks.length === 1)) return []
    const reason = space ? `a no-break space follows ${marks}` : 'a space is missing'
    const right = `${marks.padEnd(2, '#')} ${words}`
    const message = `“${excerpt(line.text, 40)}” is no heading, because ${reason}. Write: ${excerpt(right, 60)}`
    return [atLines([line], source, message, [right])]
  })
}
