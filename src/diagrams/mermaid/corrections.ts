import { escaped } from './lines'

const brackets = [
  ['[(', ')]'],
  ['([', '])'],
  ['((', '))'],
  ['{{', '}}'],
  ['[[', ']]'],
  ['[/', '/]'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
] as const

/** Corrects a flowchart line that Mermaid rejects, if only one correction is possible. */
export function corrected(line: string): { message: string; fixed: string } | undefined {
  const found = correctedArrow(line) ?? closedLabel(line)
  if (found) return found
  for (const [open, close] of brackets) {
    const pattern = new RegExp(
      String.raw`([\p{L}\p{N}_-]+)(\s*)${escaped(open)}(?!")(.*?\S)${escaped(close)}(?=\s*(?:$|;|&|:::|<?[-=.]{2,}))`,
      'u',
    )
    const [all, id, space, words = ''] = pattern.exec(line) ?? []
    if (all && /[()[\]{}"]/.test(words))
      return quoted(line, all, words, `${id}${space}${open}${inQuotes(words)}${close}`)
  }
  const [bars, label = ''] = /\|(?!")([^|]*[()[\]{}"][^|]*)\|/.exec(line) ?? []
  if (bars) return quoted(line, bars, label, `|${inQuotes(label)}|`)
  const [group, name = ''] = /^\s*subgraph\s+(?!")([^[\]]+?)\s*$/.exec(line) ?? []
  if (group) return quoted(line, group, name, `subgraph ${inQuotes(name)}`)
  const afterColon = /(-->|---|-\.->|==>)\s*([\p{L}\p{N}_-]+)\s*:(?!:)\s*(.+)$/u
  return afterColon.test(line)
    ? correction(
        'the label of an arrow belongs between bars',
        line.replace(afterColon, '$1|$3| $2'),
      )
    : undefined
}

const correction = (reason: string, fixed: string, written = fixed.trim()) => ({
  message: `GitHub does not draw this diagram, because ${reason}. Write ${written}`,
  fixed,
})

/** Arrows of other diagram types or of text, and long dashes from word processors. */
const wrongArrow = /(?<=\s)(?:->|=>|→|[-–—]*[–—][-–—]*>)(?=\s)/g

function correctedArrow(line: string) {
  const [arrow] = [...line.matchAll(wrongArrow)].filter(
    ({ index }) => unclosedIn(line.slice(0, index)) === undefined,
  )
  if (!arrow) return undefined
  const fixed = line.replace(wrongArrow, (written, index: number) =>
    unclosedIn(line.slice(0, index)) === undefined ? '-->' : written,
  )
  return correction(`“${arrow[0]}” is not an arrow in flowcharts`, fixed)
}

const closing: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' }

/** Returns the last bracket, quote or bar that is not closed. */
function unclosedIn(text: string): string | undefined {
  const open: string[] = []
  for (const [character] of text.matchAll(/["|()[\]{}]/g)) {
    const last = open.at(-1)
    if (character === last || (last && character === closing[last])) open.pop()
    else if (last !== '"') open.push(character)
  }
  return open.at(-1)
}

/** Closes the label before an arrow, if a node with its own label follows. */
function closedLabel(line: string) {
  const [, before = '', open = '', words = '', rest = ''] =
    /^(\s*[\w-]+)([[({])([^()[\]{}"|]*?)(\s*(?:-->|---|-\.->|==>)(?:\s*\|[^|]*\|)?\s*[\w-]+[[({].*)$/.exec(
      line,
    ) ?? []
  const close = closing[open]
  if (!close || !words || unclosedIn(rest) !== undefined) return undefined
  const fixed = `${before}${open}${words}${close}${rest}`
  return correction(`the ${close} after “${words}” is missing`, fixed)
}

const inQuotes = (words: string) => `"${words.replaceAll('"', '#quot;')}"`

function quoted(line: string, all: string, words: string, written: string) {
  const fixed = line.replace(all, () => written)
  return correction(`“${words.slice(0, 60)}” needs quotes`, fixed, written)
}
