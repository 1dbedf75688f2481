import { type Diagnostic, excerpt, offsetAt, type Place, placeAt } from '../check/diagnostics'
import { wrapsText } from '../collections/components'
import { breakInCell, explainUnknownComponent, isKnown } from '../rules/body/unknown-components'
import { explainProperty } from './property-errors'
import { lineAt } from './yaml/lines'

interface ParseDiagnostic extends Diagnostic {
  /** Set if the tags of a component do not match. */
  isTag?: true
  /** The range to blank out before parsing again. */
  skip: [start: number, end: number]
}

/** @param skip Default: the surrounding block */
type Explain = (start: number, message: string, skip?: [number, number]) => ParseDiagnostic

const angle =
  'The character < starts a component. Write &lt; for a less-than sign, or put the text in backticks.'
const brace = 'The character { starts a value. Write \\{ for a brace, or put the text in backticks.'

/** Explains an MDX parse error to writers. */
export function explainParseError(error: unknown, source: string): ParseDiagnostic {
  const parsed = error as Partial<Place> & { reason?: string }
  const { line = 1, column = 1, reason = String(error) } = parsed
  const offset = offsetAt(source, { line, column })
  const at: Explain = (start, message, skip = blockAround(source, start)) => ({
    ...placeAt(source, start),
    message,
    skip,
  })
  const tagStart = Math.max(0, source.lastIndexOf('<', offset))
  const tag = /<[^>\n]*>?/.exec(source.slice(tagStart))?.[0] ?? '<'
  const braceStart = openingBrace(source, offset)
  if (/create a comment/.test(reason))
    return at(tagStart, '<!-- … --> is not a comment in MDX. Write {/* … */}.')
  if (/create a link/.test(reason)) {
    // Slack writes <https://…|our guide>.
    const [address = '', words = 'our guide'] = tag
      .replace(/[<>]/g, '')
      .replace(/^(?=[^:]*@)/, 'mailto:')
      .split('|')
    return at(
      tagStart,
      `${excerpt(tag)} is not a link in MDX. Write the text of the link in brackets before the address: [${words}](${address})`,
    )
  }
  const property = /acorn|lazy line|^Unexpected (?:character|end)/.test(reason)
    ? explainProperty(source, offset)
    : undefined
  if (property)
    return { ...at(property.start, property.message), ...(property.fix && { fix: property.fix }) }
  if (/^Unexpected character .* before name/.test(reason))
    return at(
      tagStart,
      `“${excerpt(lineFrom(source, offset - 1), 20)}” is not a component. ${angle}`,
    )
  if (/closing brace/.test(reason)) return at(braceStart, `This “{” is never closed. ${brace}`)
  if (/import\/exports/.test(reason))
    return at(
      offset - column + 1,
      'A line cannot begin with “import” or “export”, because MDX reads it as code. Begin the line with another word.',
    )
  if (/acorn|lazy line/.test(reason)) {
    const foreign = explainForeignBrace(braceStart, source)
    if (foreign) return at(foreign.start, foreign.message)
    const [written = ''] = /^[^}]*\}|^.*/.exec(source.slice(braceStart)) ?? []
    return at(braceStart, `“${excerpt(written, 40)}” is not a value. ${brace}`)
  }
  return explainTag(reason, at, offset, source)
}

/** Explains other tools' syntax for attributes of blocks and for shortcodes. */
function explainForeignBrace(braceStart: number, source: string) {
  const start = source[braceStart - 1] === '{' ? braceStart - 1 : braceStart
  const line = lineFrom(source, start)
  const [attribute] = /^\{(?::\s*|[.#](?=[\w-]))[^{}]*\}/.exec(line) ?? []
  if (attribute) return { start, message: explainAttribute(attribute) }
  const [shortcode] = /^\{\{?[<%].*?[>%]\}\}?/.exec(line) ?? []
  return (
    shortcode && {
      start,
      message: `“${excerpt(shortcode, 40)}” is a Hugo or Jekyll shortcode, which does not work here. Write the text that it inserts, or remove it.`,
    }
  )
}

function explainTag(reason: string, at: Explain, offset: number, source: string): ParseDiagnostic {
  const isTag = true
  const opened = /tag for `<([^`>\s]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason)
  if (opened) {
    const [, name = '', ...numbers] = opened
    const [line = 1, column = 1, endLine = 1, endColumn = 1] = numbers.map(Number)
    const start = offsetAt(source, { line, column })
    const wrong = /^Unexpected closing tag `(<[^`]*>)`/.exec(reason)?.[1]
    const message = wrong
      ? wrong.toLowerCase() === `</${name}>`.toLowerCase()
        ? `${wrong} does not close <${name}>. Write </${name}>.`
        : `${wrong} has no opening tag: <${name}> is still open here. Write </${name}> first.`
      : name === 'br' && isInTable(source, start)
        ? breakInCell
        : unclosed(name)
    const end = offsetAt(source, { line: endLine, column: endColumn })
    return { ...at(wrong ? offset : start, message, [start, end]), isTag }
  }
  const crossed = /^Expected the closing tag `<\/([^`]*)>`/.exec(reason)?.[1]
  if (crossed)
    return {
      ...at(
        offset,
        `</${crossed}> is inside another element, such as *emphasis* or a list. Put </${crossed}> on a separate line, with an empty line before it.`,
      ),
      isTag,
    }
  if (/closing slash/.test(reason)) {
    const open = source.lastIndexOf('<', offset)
    const tag = /<\/?[^>\n]*>?/.exec(source.slice(open))?.[0] ?? ''
    const message = `${tag} has no opening tag. Remove it, or write ${tag.replace('/', '')} before the text.`
    return { ...at(open, message, [open, open + tag.length]), isTag }
  }
  const start = [...source.slice(0, offset).matchAll(/<(?=[A-Za-z])/g)].at(-1)?.index ?? 0
  const written = excerpt(lineFrom(source, start), 40)
  if (/closing quote/.test(reason))
    return at(start, `“${written}” has an unclosed quote. Write each property as name="value".`)
  return at(
    /end of file/.test(reason) ? start : offset,
    `“${written}” cannot be read as a component. Write each property as name="value" and close the tag with > or />. ${angle}`,
  )
}

function unclosed(name: string): string {
  if (!name) return '<> is never closed. Remove it.'
  if (isKnown(name) && !wrapsText(name))
    return `<${name}> is never closed. Write /> at the end of its tag.`
  if (isKnown(name))
    return `<${name}> is never closed. Put <${name}> and </${name}> on separate lines, before and after the text.`
  return explainUnknownComponent(name)
}

function isInTable(source: string, offset: number): boolean {
  return /^[\s>]*\||(?<!\\)\|.*(?<!\\)\|/.test(lineAt(source, offset))
}

function lineFrom(source: string, offset: number): string {
  return source.slice(Math.max(0, offset)).split('\n')[0] ?? ''
}

/** Returns the offset of the innermost open brace. */
function openingBrace(source: string, offset: number): number {
  let depth = 0
  for (let i = Math.min(offset, source.length) - 1; i >= 0; i--) {
    if (source[i] === '}') depth++
    else if (source[i] === '{' && depth-- === 0) return i
  }
  return Math.max(0, source.lastIndexOf('{', offset))
}

/** Returns the range between the nearest empty lines. */
function blockAround(source: string, offset: number): [number, number] {
  const start = source.lastIndexOf('\n\n', offset)
  const end = source.indexOf('\n\n', offset)
  return [start === -1 ? 0 : start + 2, end === -1 ? source.length : end]
}

/** @param attribute with its braces */
export function explainAttribute(attribute: string): string {
  return `“${excerpt(attribute, 40)}” is a kramdown or Pandoc attribute, which does not work here. Remove it.`
}
