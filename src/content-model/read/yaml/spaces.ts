import { excerpt } from '../../check/diagnostics'
import { specialSpace } from '../../rules/markdown/paragraph-lines'
import type { YamlDiagnostic } from './errors'
import { indentation } from './indentation'

const special = new RegExp(specialSpace)
const allSpecial = new RegExp(specialSpace, 'g')
const beforeValue = /^(\s*)(?:(-)(\s+))?(?:(["']?[\w-]+["']?:)(\s+|$))?/

const afterQuote = new RegExp(`^("(?:[^"\\\\]|\\\\.)*"|'(?:[^']|'')*')\\s*${specialSpace}\\s*$`)

/**
 * Reports special spaces that YAML does not accept: in indentation, after a
 * colon, after the - of an item and after a closing quote.
 */
export function specialSpaces(source: string): YamlDiagnostic[] {
  if (!special.test(source)) return []
  const diagnostics: YamlDiagnostic[] = []
  let offset = 0
  // The more indented lines of a text after | or > may have special spaces.
  let textIndent: number | undefined
  for (const line of source.split('\n')) {
    const indent = /^ */.exec(line)?.[0].length ?? 0
    if (textIndent !== undefined && line.trim() !== '' && indent <= textIndent)
      textIndent = undefined
    if (textIndent === undefined) {
      const found = explainLine(line)
      if (found) diagnostics.push({ offset, ...found })
      if (/(?:^|[:-]\s+)[|>][-+\d]*\s*(?:#.*)?$/.test(line)) textIndent = indent
    }
    offset += line.length + 1
  }
  return diagnostics
}

function explainLine(line: string): Pick<YamlDiagnostic, 'message' | 'fix'> | undefined {
  const [from = '', before = '', , gap = '', , space = ''] = beforeValue.exec(line) ?? []
  const [, quote = ''] = afterQuote.exec(line.slice(from.length)) ?? []
  if (quote && !special.test(from)) {
    const right = line.trim()
    const message = `The line “${excerpt(line)}” cannot be read: a no-break space follows the value. Remove it: ${excerpt(right, 80)}`
    return { message, fix: { from: line, to: line.trimEnd() } }
  }
  if (!special.test(from)) return undefined
  const to = special.test(before)
    ? from.replace(allSpecial, ' ')
    : from.replace(new RegExp(`\\s*${specialSpace}\\s*`, 'g'), ' ')
  const right = excerpt(to + line.slice(from.length), 80)
  const cause = special.test(before)
    ? `it begins with a special space, such as a no-break space. Use normal spaces. ${indentation}`
    : `a no-break space follows the ${special.test(gap) && !special.test(space) ? '-' : 'colon'}. Write a space: ${right}`
  const message = `The line “${excerpt(line)}” cannot be read: ${cause}`
  return { message, fix: { from, to } }
}
