/** Finds invalid Markdown marks, which the parser leaves in the text. */
import type { Parents, Text } from 'mdast'
import { type Diagnostic, excerpt, placeAt } from '../../check/diagnostics'
import { startOf, writtenOf } from '../body/body-diagnostics'
import { plainPath } from '../picture-paths'

interface Leftover {
  pattern: RegExp
  message(match: RegExpExecArray, fixed: string): string
  /** Returns the replacement, if it is certain. */
  fixed?(match: RegExpExecArray): string
}

/** The first matching pattern explains a mark. */
const leftovers: readonly Leftover[] = [
  {
    pattern: /(?<=^|\n)[ \t]*\[\^([^\]\s]+)\] +(\S.*)/g,
    message: ([mark], fixed) =>
      `${excerpt(mark)} is not read as a footnote: a colon is missing. Write: ${excerpt(fixed)}`,
    fixed: ([, name, words]) => `[^${name}]: ${words}`,
  },
  {
    pattern: /(?<!\\)\[\^([^\]\s]+)\]/g,
    message: ([mark, name]) =>
      `The footnote ${mark} has no text. Write it on a separate line, for example: [^${name}]: OJK Regulation 3 of 2024`,
  },
  {
    pattern: /(?<!\\)\[[^\][]+\]\[[^\][]*\]/g,
    message: ([mark]) =>
      `${mark} has no address. Write the address after the words, for example: [our guide](/blog)`,
  },
  {
    pattern: /(?<!\\)!\[([^\][]*)\] ?\(((?:[^()\n]|\([^()\n]*\))*)\)?/g,
    message: ([mark, words, written = '']) => {
      const [, file, caption = '', size] =
        /^(.+?\.\w{3,4})(\s+"[^"]*")?(\s+(?:=|\w+=).*)?$/.exec(written) ?? []
      const cure = size ? 'Remove the size' : 'Give its file a name without spaces, and write'
      return `${excerpt(mark)} is not read as a picture. ${cure}: ![${words}](${plainPath(file ?? (written || './flow.png'))}${caption})`
    },
  },
  {
    pattern: /(?<!\\)\(([^()\n]+)\)\[((?:\/|\.{1,2}\/|#|mailto:)[^\][\s]*)\]/g,
    message: ([mark], fixed) =>
      `${excerpt(mark)} is not read as a link or picture: the words belong in brackets, and the address in parentheses. Write: ${fixed}`,
    fixed: ([, words, address]) => `[${words}](${address})`,
  },
  {
    // Spaces inside the marks. Between letters or digits, ** may be a power: 2 ** 3.
    pattern:
      /(?<![\\\p{L}\p{N}*_~])(\*\*|__|~~)(?=[^*_~\n]{0,200}\p{L}{2})([ \u00A0][^*_~\n]{1,200}|[^\s*_~][^*_~\n]{0,200}[ \u00A0])\1(?![\p{L}\p{N}*_~])/gu,
    message: ([written, mark], fixed) =>
      `${excerpt(written)} is not read as ${mark === '~~' ? 'struck out' : 'bold'}, because there is a space inside the ${mark}. Write: ${fixed}`,
    fixed: ([, mark, words = '']) => `${mark}${words.trim()}${mark}`,
  },
  {
    pattern: /(?<![\\*])\*\*(?![\s*])(?:[^*\n]*[^*\s\\])\*\*(?!\*)/g,
    message: explainClosedBold,
  },
  {
    pattern:
      /(?<![\\*\p{L}\p{N}])\*\*(?=[\p{L}“"'(])|(?<=[\p{L}.,!?”"')])(?<!\\)\*\*(?![*\p{L}\p{N}])/gu,
    message: () =>
      'This ** has no matching **, or no space outside the bold words. Write ** before and after the words, with a space outside them, or \\*\\* to show the asterisks.',
  },
  {
    pattern: /(?<![\\!])\[([^\][]+)\] ?\(([^)]*)\)?/g,
    message: ([mark, words, address = '']) =>
      `${excerpt(mark)} is not read as a link. Write the address straight after the words, without spaces: [${words}](${address.trim().replace(/\s+/g, '%20') || '/blog'})`,
  },
]

/** Explains **…**: a ** between a letter and punctuation is not a mark. */
function explainClosedBold({ 0: mark, index, input }: RegExpExecArray): string {
  const words = mark.slice(2, -2)
  const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '')
  const [, before = '', core = '', after = ''] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(words) ?? []
  const places = [
    ...(before && isLetter(input[index - 1]) ? ['before the first **'] : []),
    ...(after && isLetter(input[index + mark.length]) ? ['after the second **'] : []),
  ]
  const outside = core && `, or leave the punctuation outside: ${before}**${core}**${after}`
  return `${excerpt(mark)} is not read as bold: a space is missing ${places.join(' and ')}. Add it${outside}`
}

/** Explains bold that ends too late from spaces: **one ** and ** two**. */
function mergedBold(node: Parents | undefined, source: string): Diagnostic | undefined {
  if (node?.type !== 'strong' || node.children.length > 1) return undefined
  const from = writtenOf(node, source)
  const parts = from.split('**')
  const isPaired = parts.length > 3 && parts.length % 2 === 1
  if (!isPaired || /[\\\n]|\*{3}/.test(from) || parts.slice(1, -1).some((part) => !part.trim()))
    return undefined
  const to = parts
    .map((part, index) => (index % 2 === 1 ? part.replace(/^( *)(.*?)( *)$/, '$1**$2**$3') : part))
    .join('')
    .replace(/ {2,}/g, ' ')
  const message = `“${excerpt(from)}” is bold as a whole, because there is a space inside the **. Write: ${excerpt(to)}`
  return { ...startOf(node), message, fix: { from, to } }
}

export function leftoverMarks(
  { position }: Text,
  parent: Parents | undefined,
  source: string,
): Diagnostic[] {
  const start = position?.start.offset
  if (start === undefined) return []
  const merged = mergedBold(parent, source)
  if (merged) return [merged]
  const diagnostics: Diagnostic[] = []
  const own = source.slice(start, position?.end.offset)
  // The parser reads the address in [words] (https://…) as a link of its own.
  const [rest = ''] = /\] ?\((?:mailto:)?$/.test(own)
    ? (/^[^)\n]*\)/.exec(source.slice(start + own.length)) ?? [])
    : []
  let unexplained = own + rest
  for (const { pattern, message, fixed } of leftovers) {
    for (const match of unexplained.matchAll(pattern)) {
      if (match[0].includes('] (') && !/\((\/|#|https?:|mailto:)/.test(match[0])) continue
      const to = fixed?.(match) ?? ''
      diagnostics.push({
        ...placeAt(source, start + match.index),
        message: message(match, to),
        ...(to && { fix: { from: match[0], to } }),
      })
    }
    unexplained = unexplained.replace(pattern, (match) => match.replace(/\S/g, '␣'))
  }
  return diagnostics
}
