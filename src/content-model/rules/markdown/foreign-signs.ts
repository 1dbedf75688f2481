import type { Link, Root } from 'mdast'
import { type Diagnostic, excerpt, placeAt } from '../../check/diagnostics'
import { forEachNode } from '../../read/body-parser'
import { plainPath } from '../picture-paths'

/**
 * Reports comments, links, formulas and other syntax of other tools.
 * @param prose visible text from `proseText`
 */
export function foreignSigns(root: Root, source: string, prose: string): Diagnostic[] {
  const diagnostics = [...comments(source, prose), ...textDiagnostics(source, prose)]
  forEachNode(root, (node) => {
    if (node.type === 'link') diagnostics.push(...explainPlayer(node, source))
  })
  return diagnostics
}

const commentMark = /(?<![\\%\d])%%(?!%)/g

function comments(source: string, prose: string): Diagnostic[] {
  const marks = [...prose.matchAll(commentMark)].map(({ index }) => index)
  return marks.flatMap((start, number): Diagnostic[] => {
    const end = marks[number + 1]
    // Every second %% ends a comment. A single %% inside a line is no comment.
    if (number % 2 === 1 || (end === undefined && !/(^|\n)[ \t>]*$/.test(source.slice(0, start))))
      return []
    const from = source.slice(start, (end ?? start) + 2)
    const words = from.slice(2, -2).trim()
    const message = `“${excerpt(from, 40)}” is not a comment here, and would be published. Write {/* ${excerpt(words, 40) || '…'} */}, or remove it.`
    const isWhole = end !== undefined && !from.includes('\n\n') && !from.includes('*/')
    const to = from.includes('\n') ? `{/*\n${words}\n*/}` : `{/* ${words} */}`
    return [{ ...placeAt(source, start), message, ...(isWhole && { fix: { from, to } }) }]
  })
}

/** A name in double brackets. Double brackets around numbers are a footnote or a matrix. */
const doubleBrackets = String.raw`\[\[(?![ _]*toc[ _]*\]\])(?=[^\][\n]*\p{L})([^\][\n|]+)(?:\|([^\][\n]*))?\]\]`

/** Signs that the parser leaves in the text. */
const textSigns: readonly {
  pattern: RegExp
  meaning: string
  cure(words: string, more: string): string
}[] = [
  {
    pattern: new RegExp(String.raw`(?<!\\)!${doubleBrackets}`, 'giu'),
    meaning: 'syntax of Obsidian',
    cure: (target) =>
      /\.\w+$/.test(target.trim())
        ? `Put the file next to this one, and write: ![What it shows](${plainPath(target.trim())})`
        : 'Write the text itself, or a link: [words](/services/erp-integration)',
  },
  {
    pattern: new RegExp(String.raw`(?<!\\|(?<!\\)!)${doubleBrackets}`, 'giu'),
    meaning: 'a link of Obsidian or a wiki',
    cure: (target, words) =>
      `Write the address after the words: [${excerpt(words || target, 30)}](/services/erp-integration)`,
  },
  {
    // Between letters, == compares values.
    pattern:
      /(?<![=\\\p{L}\p{N}])==(?=[\p{L}\p{N}“"'(])([^=\n]*[\p{L}\p{N}.,!?”"')])==(?![=\p{L}\p{N}])/gu,
    meaning: 'highlighting of Obsidian and Typora',
    cure: (words) => `Write: **${excerpt(words, 40)}**`,
  },
  {
    pattern: /(?<![+\\\p{L}\p{N}])\+\+(?=\p{L})([^+\n]*[\p{L}\p{N}.])\+\+(?![+\p{L}\p{N}])/gu,
    meaning: 'underlining of Markdown extensions',
    cure: (words) => `Write: **${excerpt(words, 40)}**`,
  },
  {
    pattern: /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+-]{1,8})\^(?!\^)/gu,
    meaning: 'a superscript of Pandoc',
    cure: () => 'Write the raised character itself, for example: 10² or m³',
  },
  {
    pattern: /(?<=[\p{L}\p{N})])~([\p{L}\p{N}+-]{1,8})~(?!~)/gu,
    meaning: 'a subscript of Pandoc',
    cure: () => 'Write the lowered character itself, for example: H₂O',
  },
  {
    // The visible text has no underscores, which are emphasis.
    pattern: /(?<=^[ \t]*)(?:\[toc\]|\[\[[ _]*toc[ _]*\]\])(?=[ \t]*$)/gim,
    meaning: 'a list of contents in other tools',
    cure: () => 'Remove it: long pages have a list of contents.',
  },
  {
    pattern: /(?<![\\$])\$\$(?=[^$]*[\p{L}\p{N}])((?:[^$\n]|\n(?!\s*\n))+)\$\$(?!\$)/gu,
    meaning: 'a formula of LaTeX',
    cure: (words) => `Write it in words, or as code: \`${excerpt(words.trim(), 40)}\``,
  },
  {
    pattern: /(?<![\p{L}\p{N}:/\\]):[a-z][a-z0-9_+-]*[a-z0-9]:(?![\p{L}\p{N}:])/gu,
    meaning: 'an emoji code of GitHub and Slack',
    cure: () => 'Write the emoji itself, or remove the code.',
  },
  {
    pattern: /(?<=^[ \t]*):[ \t]+(\S.*)$/gm,
    meaning: 'the definition of a term in Pandoc and Markdown Extra',
    cure: (words) =>
      `Write a list, with each term and its meaning in one line: - **Term**: ${excerpt(words, 40)}`,
  },
  {
    pattern: /(?<=^[ \t]*)\*\[([^\]\n]+)\]:[ \t]*(\S.*)$/gm,
    meaning: 'an abbreviation of Markdown Extra',
    cure: (words, more) =>
      `Remove it, and write the meaning where the word first appears: ${words} (${excerpt(more, 40)})`,
  },
  {
    pattern: /(?<=^[ \t]*)===[!+]?[ \t]+"([^"\n]+)"(?=[ \t]*$)/gm,
    meaning: 'a tab of MkDocs',
    cure: (words) => `Write a heading, and its text below it without indentation: ### ${words}`,
  },
  {
    pattern: /(?<=^[ \t]*)\[\][ \t]*(\S.*)$/gm,
    meaning: 'an unfinished checkbox',
    cure: (words) =>
      `Write a space between the brackets and after them: - [ ] ${excerpt(words, 40)}`,
  },
]

function textDiagnostics(source: string, prose: string): Diagnostic[] {
  return textSigns.flatMap(({ pattern, meaning, cure }) =>
    [...prose.matchAll(pattern)].map(({ 0: { length }, 1: words = '', 2: more = '', index }) => {
      const written = excerpt(source.slice(index, index + length), 40)
      const message = `“${written}” is ${meaning}, which pages would show as text. ${cure(words, more)}`
      return { ...placeAt(source, index), message }
    }),
  )
}

/** Explains a player such as `@[video](https://example.com)`. A name after @ is a mention: `@[Sari](/team)`. */
function explainPlayer({ url, position }: Link, source: string): Diagnostic[] {
  const start = Math.max(0, (position?.start.offset ?? 0) - 1)
  const [written] = /^@\[(video|audio|embed|pdf|youtube|vimeo)\]/i.exec(source.slice(start)) ?? []
  if (!written) return []
  const message = `“${written}” is a player of other tools, and pages would show a link. Write a link: [What it shows](${/^https?:/.test(url) ? url : 'https://…'})`
  return [{ ...placeAt(source, start), message }]
}
