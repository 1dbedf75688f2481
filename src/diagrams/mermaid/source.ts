import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'mdast-util-to-string'
import { parse } from 'yaml'

/** Tags that Mermaid renders as text styles. Other angle brackets are text, as in `List<String>`. */
const styleTags = 'b|strong|i|em|u|s|small|big|sub|sup|code|kbd|mark|span|p|div|font|center|br'
/** Types of states, written as `<<choice>>`. */
const stateKinds = 'choice|fork|join'
const angleBracket = new RegExp(
  String.raw`<(?=[\p{L}_/?])(?!/?(?:${styleTags})\b[^<>]*>)(?!(?<=<<)(?:${stateKinds})>>)`,
  'giu',
)

/**
 * Prepares a diagram's text for the parser, with the same line numbers.
 * Blanks frontmatter, directives and comments, because Mermaid would remove their lines. Converts HTML entities to
 * Mermaid's form, because `;` would end a statement.
 * @returns `header`: first line that is not frontmatter, a comment or blank, counted from 0
 */
export function readSource(text: string) {
  const blank = (part: string) => part.replace(/[^\n]/g, '')
  let title = ''
  const body = text
    .replaceAll('\r\n', '\n')
    .replace(/^\s*---[ \t]*\n([\s\S]*?)\n---[ \t]*(?=\n|$)/, (all, yaml: string) => {
      title = titleOf(yaml)
      return blank(all)
    })
    .replace(/%%\{[\s\S]*?\}%%/g, blank)
    .replace(/^[ \t]*%%.*$/gm, '')
    // Arrows copied from HTML.
    .replace(/(?<=[-=.])(?:&gt;)+/g, (characters) => characters.replaceAll('&gt;', '>'))
    .replace(/&lt;(?=[-=.])/g, '<')
    .replace(/&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi, (all, name: string) =>
      textIn(all) === all
        ? all
        : `#${name.replace(/^#(x?)(.*)$/i, (_, x, digits) => String(parseInt(digits, x ? 16 : 10)))};`,
    )
    .replace(angleBracket, '#lt;')
  const lines = body.split('\n')
  const line = lines.findIndex((text) => text.trim())
  return { lines, title, header: { text: lines[line]?.trim() ?? '', line: Math.max(0, line) } }
}

function titleOf(yaml: string): string {
  try {
    const fields: unknown = parse(yaml)
    return typeof fields === 'object' && fields && 'title' in fields ? String(fields.title) : ''
  } catch {
    return ''
  }
}

const textIn = (html: string) => textOf(fromHtml(html, { fragment: true }))

/** Converts the parser's text to a line of plain text. Mermaid writes `ﬂ°°`, `ﬂ°` and `¶ß` for `&#`, `&` and `;`. */
export function plainWords(written: string | undefined = ''): string {
  const html = written
    .replaceAll('ﬂ°°', '&#')
    .replaceAll('ﬂ°', '&')
    .replaceAll('¶ß', ';')
    .replace(/<br\s*\/?>|\\n/gi, ' ')
    .replace(/\bfa[bklrsd]?:fa-[\w-]+/g, '')
  return textIn(html).replace(/\s+/g, ' ').trim()
}

/** Converts the parser's Markdown to plain text. */
export function markdownWords(written: string | undefined = ''): string {
  return plainWords(written.replace(/(\*\*|__|\*|\b_)(?=\S)(.+?)(?<=\S)\1/g, '$2'))
}
