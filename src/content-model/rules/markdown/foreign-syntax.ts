import type { Link, Root } from 'mdast'
import { type Diagnostic, excerpt, placeAt } from '../../check/diagnostics'
import { forEachNode } from '../../read/body-parser'
import { plainPath } from '../picture-paths'

/**
 * Reports comments, links, formulas and other syntax from other tools.
 * @param prose visible text from `proseText`
 */
export function foreignSyntax(root: Root, source: string, prose: string): Diagnostic[] {
  const diagnostics = [...comments(source, prose), ...textDiagnostics(source, prose)]
  forEachNode(root, (node) => {
    if (node.type === 'link') diagnostics.push(...explainEmbed(node, source))
  })
  return diagnostics
}

const commentMark = /(?<![\\%\d])%%(?!%)/g

function comments(source: string, prose: string): Diagnostic[] {
  const marks = [...prose.matchAll(commentMark)].map(({ index }) => index)
  return marks.flatMap((start, number): Diagnostic[] => {
    const end = marks[number + 1]
    // Every second %% ends a comment. A single %% within a line does not start a comment.
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

/** Syntax that the parser leaves in the text. */
const textSyntax: readonly {
  pattern: RegExp
  meaning: string
  advice(words: string, more: string): string
}[] = [
  {
    pattern: new RegExp(String.raw`(?<!\\)!${doubleBrackets}`, 'giu'),
    meaning: 'Obsidian syntax',
    advice: (target) =>
      /\.\w+$/.test(target.trim())
        ? `Put the file next to this one, and write: ![What it shows](${plainPath(target.trim())})`
        : 'Write the text itself, or a link: [words](/services/erp-integration)',
  },
  {
    pattern: new RegExp(String.raw`(?<!\\|(?<!\\)!)${doubleBrackets}`, 'giu'),
    meaning: 'an Obsidian or wiki link',
    advice: (target, words) =>
      `Write the address after the words: [${excerpt(words || target, 30)}](/services/erp-integration)`,
  },
  {
    // Between letters, == compares values.
    pattern:
      /(?<![=\\\p{L}\p{N}])==(?=[\p{L}\p{N}“"'(])([^=\n]*[\p{L}\p{N}.,!?”"')])==(?![=\p{L}\p{N}])/gu,
    meaning: 'Obsidian or Typora highlighting',
    advice: (words) => `Write: **${excerpt(words, 40)}**`,
  },
  {
    pattern: /(?<![+\\\p{L}\p{N}])\+\+(?=\p{L})([^+\n]*[\p{L}\p{N}.])\+\+(?![+\p{L}\p{N}])/gu,
    meaning: 'underlining from a Markdown extension',
    advice: (words) => `Write: **${excerpt(words, 40)}**`,
  },
  {
    pattern: /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+-]{1,8})\^(?!\^)/gu,
    meaning: 'a Pandoc superscript',
    advice: () => 'Write the raised character itself, for example: 10² or m³',
  },
  {
    pattern: /(?<=[\p{L}\p{N})])~([\p{L}\p{N}+-]{1,8})~(?!~)/gu,
    meaning: 'a Pandoc subscript',
    advice: () => 'Write the lowered character itself, for example: H₂O',
  },
  {
    // Allows spaces: the parser has already read the underscores as emphasis.
    pattern: /(?<=^[ \t]*)(?:\[toc\]|\[\[[ _]*toc[ _]*\]\])(?=[ \t]*$)/gim,
    meaning: 'a table of contents from another tool',
    advice: () => 'Remove it: long pages already have one.',
  },
  {
    pattern: /(?<![\\$])\$\$(?=[^$]*[\p{L}\p{N}])((?:[^$\n]|\n(?!\s*\n))+)\$\$(?!\$)/gu,
    meaning: 'a LaTeX formula',
    advice: (words) => `Write it in words, or as code: \`${excerpt(words.trim(), 40)}\``,
  },
  {
    pattern: /(?<![\p{L}\p{N}:/\\]):[a-z][a-z0-9_+-]*[a-z0-9]:(?![\p{L}\p{N}:])/gu,
    meaning: 'a GitHub or Slack emoji code',
    advice: () => 'Write the emoji itself, or remove the code.',
  },
  {
    pattern: /(?<=^[ \t]*):[ \t]+(\S.*)$/gm,
    meaning: 'a Pandoc or Markdown Extra definition',
    advice: (words) =>
      `Write a list, with each term and its meaning in one line: - **Term**: ${excerpt(words, 40)}`,
  },
  {
    pattern: /(?<=^[ \t]*)\*\[([^\]\n]+)\]:[ \t]*(\S.*)$/gm,
    meaning: 'a Markdown Extra abbreviation',
    advice: (words, more) =>
      `Remove it, and write the meaning where the word first appears: ${words} (${excerpt(more, 40)})`,
  },
  {
    pattern: /(?<=^[ \t]*)===[!+]?[ \t]+"([^"\n]+)"(?=[ \t]*$)/gm,
    meaning: 'an MkDocs tab',
    advice: (words) => `Write a heading, and its text below it without indentation: ### ${words}`,
  },
  {
    pattern: /(?<=^[ \t]*)\[\][ \t]*(\S.*)$/gm,
    meaning: 'an unfinished checkbox',
    advice: (words) =>
      `Write a space between the brackets and after them: - [ ] ${excerpt(words, 40)}`,
  },
  {
    pattern: /:contentReference\[oaicite:[^\]\n]*\]|【\d+[^】\n]*】/gu,
    meaning: 'a citation mark of ChatGPT',
    advice: () => 'Remove it, or link to the source.',
  },
  {
    pattern: /Error! Reference source not found\./g,
    meaning: 'a lost reference of Word',
    advice: () => 'Write the reference itself, or remove it.',
  },
  {
    pattern: /(?<=^[ \t]*)\[([a-z]{1,2})\](?=[\p{Lu}\p{N}@_]).*$/gmu,
    meaning: 'a comment of Google Docs',
    advice: (mark) => `Remove it, and [${mark}] in the text.`,
  },
  {
    pattern: /(?<=^[ \t]*)h[1-6]\.[ \t]+(\S.*)$/gm,
    meaning: 'a Jira heading',
    advice: (words) => `Write: ## ${excerpt(words, 40)}`,
  },
]

function textDiagnostics(source: string, prose: string): Diagnostic[] {
  return textSyntax.flatMap(({ pattern, meaning, advice }) =>
    [...prose.matchAll(pattern)].map(({ 0: { length }, 1: words = '', 2: more = '', index }) => {
      const written = excerpt(source.slice(index, index + length), 40)
      const message = `“${written}” is ${meaning}, which pages would show as text. ${advice(words, more)}`
      return { ...placeAt(source, index), message }
    }),
  )
}

/** Explains a media embed such as `@[video](https://example.com)`. A name after @ is a mention: `@[Sari](/team)`. */
function explainEmbed({ url, position }: Link, source: string): Diagnostic[] {
  const start = Math.max(0, (position?.start.offset ?? 0) - 1)
  const [written] = /^@\[(video|audio|embed|pdf|youtube|vimeo)\]/i.exec(source.slice(start)) ?? []
  if (!written) return []
  const message = `“${written}” is a media embed from another tool, and pages would show a link. Write a link: [What it shows](${/^https?:/.test(url) ? url : 'https://…'})`
  return [{ ...placeAt(source, start), message }]
}
