import type { Code } from 'mdast'
import { bundledLanguagesInfo } from 'shiki/langs'

/** Languages without a grammar. */
const plainLanguages = ['text', 'txt', 'plain', 'plaintext', 'ansi']

/** Display names by id and alias: `sol` is Solidity. */
const languageNames = new Map(
  bundledLanguagesInfo.flatMap(({ id, aliases = [], name }) =>
    [id, ...aliases].map((alias) => [alias, name] as const),
  ),
)

export const fenceLanguages: readonly string[] = [...languageNames.keys(), ...plainLanguages]

/** Returns the display name of a language, or undefined for plain text. */
export const languageLabel = (language: string): string | undefined => languageNames.get(language)

interface CodeFence {
  title?: string
  /** Line numbers, from 1. */
  marked: number[]
  unknown: string[]
}

/** Reads the words after the language: `title="withdraw.sol" {3,5-7}`. */
export function readFence({ meta }: Pick<Code, 'meta'>): CodeFence {
  const fence: CodeFence = { marked: [], unknown: [] }
  for (const [word] of (meta ?? '').matchAll(/[\w-]+=(?:"[^"]*"|'[^']*')|\{[^}]*\}|\S+/g)) {
    const title = /^title=["'](.*)["']$/.exec(word)?.[1]?.trim()
    const lines = /^\{([\d\s,-]+)\}$/.exec(word)?.[1]
    if (title) fence.title = title
    else if (lines) fence.marked.push(...lines.split(',').flatMap(linesOf))
    else fence.unknown.push(word)
  }
  return fence
}

/** Longer ranges are typing errors. */
const maximumRange = 1000

/** Parses `3` or `5-7`. */
function linesOf(range: string): number[] {
  const [first = Number.NaN, last = first] = range.split('-').map(Number)
  const length = Math.min(last - first + 1, maximumRange)
  return length > 0 ? Array.from({ length }, (_, index) => first + index) : []
}
