/** Corrects flowchart lines that Mermaid rejects, if only one correction is possible. */
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

/** Corrects labels without quotes and arrows of other diagram types. */
export function corrected(line: string): { message: string; fixed: string } | undefined {
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
  const [, target, words] =
    /(?:-->|---|-\.->|==>)\s*([\p{L}\p{N}_-]+)\s*:(?!:)\s*(.+)$/u.exec(line) ?? []
  if (target && words) {
    const fixed = line.replace(
      new RegExp(String.raw`(\S+)\s*${escaped(target)}\s*:\s*${escaped(words)}$`),
      (_, arrow: string) => `${arrow}|${words}| ${target}`,
    )
    return {
      message: `GitHub does not draw this diagram, because the label of an arrow belongs between bars. Write ${fixed.trim()}`,
      fixed,
    }
  }
  const fixed = line.replace(/(\s)->(?=\s)/g, '$1-->')
  if (fixed !== line)
    return {
      message: `GitHub does not draw this diagram, because “->” is not an arrow in flowcharts. Write ${fixed.trim()}`,
      fixed,
    }
  return undefined
}

const inQuotes = (words: string) => `"${words.replaceAll('"', '#quot;')}"`

const quoted = (line: string, all: string, words: string, written: string) => ({
  message: `GitHub does not draw this diagram, because “${words.slice(0, 60)}” needs quotes. Write ${written}`,
  fixed: line.replace(all, () => written),
})
