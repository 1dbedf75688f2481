/**
 * Refuses texts that nobody writes and that would keep the parser busy for minutes: its time grows with
 * the square of the number of constructs that are open at once.
 */
import type { Diagnostic } from '../check/diagnostics'

/** Depth of nesting that is accepted: no text needs more, and all later programs can follow it. */
export const deepest = 50

/** Table rows, list items and quote lines that one file may have; nested ones count again. */
const maximumRows = 5000

/** Limit of the sum, over all paragraphs, of the squared number of signs that may open or close something. */
const maximumPairs = 2e7

const opening = '[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])(?=[ \\t]))'
const quotesAndLists = new RegExp(`^(?:${opening}){${deepest + 1}}`, 'm')
const rowStart = new RegExp(`^(?:(?:${opening})+|[ \\t]*\\|)`, 'gm')
const indented = new RegExp(`^[ \\t]{${deepest * 4 + 1}}`, 'm')

/** Returns whether a body is nested deeper than any text needs. */
export function isTooDeep(source: string): boolean {
  const text = withoutCode(source)
  return quotesAndLists.test(text) || indented.test(text) || openTags(text) > deepest
}

/** Returns the largest number of components that are open at once. */
function openTags(text: string): number {
  let [open, maximum] = [0, 0]
  for (const [tag] of text.replace(/`[^`\n]*`/g, '').matchAll(/<\/?[A-Za-z][^<>]*>/g)) {
    if (tag.startsWith('</')) open = Math.max(0, open - 1)
    else if (!tag.endsWith('/>')) open += 1
    maximum = Math.max(maximum, open)
  }
  return maximum
}

/** Returns what a body has far too much of, and where, or undefined when it has nothing of the kind. */
export function explainExcess(source: string): Diagnostic | undefined {
  const text = withoutCode(source)
  let rows = 0
  for (const { 0: start, index } of text.matchAll(rowStart)) {
    rows += start.match(/[>|.)*+-]/g)?.length ?? 0
    if (rows > maximumRows)
      return {
        ...placeAt(text, index),
        message: `The lists, tables and quotes of this file have more than ${maximumRows.toLocaleString('en')} lines, which is more than a page can show. Split the file.`,
      }
  }
  let [pairs, offset] = [0, 0]
  for (const block of text.split(/\n(?=[ \t]*\n)/)) {
    const signs = block.match(/[*_~[\]`]/g)?.length ?? 0
    pairs += signs ** 2
    if (pairs > maximumPairs)
      return {
        ...placeAt(text, offset + block.search(/\S/)),
        message: `The paragraph that begins here has ${signs.toLocaleString('en')} of the signs * _ ~ \` [ and ], too many to find out which belong together. Divide it, or write \\ before those that are meant as they stand.`,
      }
    offset += block.length + 1
  }
  return undefined
}

/** Empties code blocks, which are not parsed for Markdown: their line breaks stay. */
function withoutCode(source: string): string {
  return source.replace(/^ {0,3}(```|~~~)[^\n]*\n[\s\S]*?^ {0,3}\1/gm, (code) =>
    code.replace(/[^\n]/g, ''),
  )
}

function placeAt(text: string, offset: number) {
  const before = text.slice(0, Math.max(0, offset)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
