/** Explains in words for a writer why MDX could not be parsed. */

import { type Diagnostic, excerpt, type Place, placeAt } from '../check/diagnostics'
import { explainUnknownComponent, isKnown } from '../rules/component-rules'

/** An explained parse error, and the range of the source to blank out before the rest parses. */
interface ParseDiagnostic extends Diagnostic {
  /** Whether the tags of a component do not match. */
  isTag?: true
  /** Offsets of what is to be blanked out before the rest is parsed. */
  skip: [start: number, end: number]
}

const angle =
  'In these files < begins a component. Write &lt; for a less-than sign, or put the text in backticks.'
const brace =
  'In these files { begins a value. Write \\{ for a brace, or put the text in backticks.'

/** Returns what the parser stopped at, where, and what to write there. */
export function explainParseError(error: unknown, source: string): ParseDiagnostic {
  const { reason, line, column, offset } = positionOf(error, source)
  const at = (place: Place, message: string): ParseDiagnostic => ({
    ...place,
    message,
    skip: blockAround(source, offsetAt(source, place)),
  })
  const here = { line, column }
  const tag = /<[^>\n]*>?/.exec(source.slice(source.lastIndexOf('<', offset)))?.[0] ?? '<'

  const lastTag = placeAt(source, Math.max(0, source.lastIndexOf('<', offset)))
  if (/create a comment/.test(reason))
    return at(lastTag, '<!-- … --> is not a comment here. Write {/* … */}.')
  if (/create a link/.test(reason))
    return at(
      lastTag,
      `${excerpt(tag)} is not a link here. Write the words in brackets before the address: [our guide](${tag.replace(/[<>]/g, '').replace(/^(?=[^:]*@)/, 'mailto:')})`,
    )
  if (/^Unexpected character .* before name/.test(reason))
    return at(
      lastTag,
      `“${excerpt(lineFrom(source, offset - 1), 20)}” is not a component. ${angle}`,
    )
  if (/closing brace/.test(reason)) {
    const opening = placeAt(source, openingBrace(source, offset))
    return at(opening, `“{” is opened here and never closed. ${brace}`)
  }
  if (/import\/exports/.test(reason))
    return at(
      { line, column: 1 },
      'A line that begins with “import” or “export” is read as program code, which does not work in content. Begin the line with another word.',
    )
  if (/acorn|lazy line/.test(reason)) {
    const opening = openingBrace(source, offset)
    return at(
      placeAt(source, opening),
      `“${excerpt(bracedFrom(source, opening), 40)}” is not a value. ${brace}`,
    )
  }
  return explainTag(reason, at, here, offset, source)
}

function explainTag(
  reason: string,
  at: (place: Place, message: string) => ParseDiagnostic,
  here: Place,
  offset: number,
  source: string,
): ParseDiagnostic {
  const opened = /tag for `<([^`>\s]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason)
  const [, name = ''] = opened ?? []
  const opening = opened && { line: Number(opened[2]), column: Number(opened[3]) }
  const tagEnd = opened && { line: Number(opened[4]), column: Number(opened[5]) }
  const wrong = /^Unexpected closing tag `(<[^`]*>)`/.exec(reason)?.[1]
  if (opening && tagEnd) {
    const diagnostic = wrong
      ? at(here, `${wrong} closes nothing: <${name}> is open here. Write </${name}> first.`)
      : at(opening, unclosed(name))
    const skip: [number, number] = [offsetAt(source, opening), offsetAt(source, tagEnd)]
    return { ...diagnostic, isTag: true, skip }
  }
  const crossed = /^Expected the closing tag `<\/([^`]*)>`/.exec(reason)?.[1]
  if (crossed)
    return {
      ...at(
        here,
        `</${crossed}> stands inside a piece of text that began before it, such as *emphasis* or a list. Put </${crossed}> on a line of its own, with an empty line before it.`,
      ),
      isTag: true,
    }
  if (/closing slash/.test(reason)) {
    const open = source.lastIndexOf('<', offset)
    const tag = /<\/?[^>\n]*>?/.exec(source.slice(open))?.[0] ?? ''
    const diagnostic = at(
      placeAt(source, open),
      `${tag} closes a component that was never opened. Remove it, or write ${tag.replace('/', '')} before the text.`,
    )
    return { ...diagnostic, isTag: true, skip: [open, open + tag.length] }
  }
  const start = [...source.slice(0, offset).matchAll(/<(?=[A-Za-z])/g)].at(-1)?.index ?? 0
  if (/closing quote/.test(reason))
    return at(
      placeAt(source, start),
      `“${excerpt(lineFrom(source, start), 40)}” has a quote that is never closed. Write each property as name="value".`,
    )
  return at(
    /end of file/.test(reason) ? placeAt(source, start) : here,
    `“${excerpt(lineFrom(source, start), 40)}” cannot be read as a component. Write each property as name="value" and close the tag with > or />. ${angle}`,
  )
}

function unclosed(name: string): string {
  if (!name) return '<> is opened and never closed. Remove it.'
  if (isKnown(name))
    return `<${name}> is opened and never closed. Put <${name}> and </${name}> on lines of their own, around its text.`
  return explainUnknownComponent(name)
}

function positionOf(error: unknown, source: string) {
  const { line, column, reason } = error as { line?: number; column?: number; reason?: string }
  const place = { line: line ?? 1, column: column ?? 1 }
  return { ...place, offset: offsetAt(source, place), reason: reason ?? String(error) }
}

function offsetAt(source: string, { line, column }: Place): number {
  const before = source.split('\n', line - 1)
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1
}

function lineFrom(source: string, offset: number): string {
  return source.slice(Math.max(0, offset)).split('\n')[0] ?? ''
}

/** Returns the offset of the innermost brace that is open at an offset. */
function openingBrace(source: string, offset: number): number {
  let depth = 0
  for (let i = Math.min(offset, source.length) - 1; i >= 0; i--) {
    if (source[i] === '}') depth++
    else if (source[i] === '{' && depth-- === 0) return i
  }
  return Math.max(0, source.lastIndexOf('{', offset))
}

function bracedFrom(source: string, opening: number): string {
  const rest = source.slice(opening)
  const end = rest.indexOf('}')
  return end === -1 ? lineFrom(source, opening) : rest.slice(0, end + 1)
}

/** Returns the lines around an offset up to the empty lines before and after. */
function blockAround(source: string, offset: number): [number, number] {
  const start = source.lastIndexOf('\n\n', offset)
  const end = source.indexOf('\n\n', offset)
  return [start === -1 ? 0 : start + 2, end === -1 ? source.length : end]
}
