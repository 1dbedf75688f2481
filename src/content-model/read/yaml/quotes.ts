import { type Document, visit } from 'yaml'
import { excerpt } from '../../check/diagnostics'
import { fieldName } from '../../collections/fields/field-help'
import { pathOf } from '../../rules/text/placeholders'
import type { YamlDiagnostic } from './errors'
import { literal, quoted, withoutCurlyQuotes } from './lines'
import type { TextScalar } from './text'

const escapes: Readonly<Record<string, string>> = {
  a: 'a bell',
  b: 'a backspace',
  e: 'an escape character',
  f: 'a form feed',
  n: 'a line break',
  r: 'a line break',
  t: 'a tab',
  v: 'a tab',
  0: 'nothing',
  N: 'a line break',
  _: 'a space',
  L: 'a line break',
  P: 'a line break',
}
const lossyEscape = /(?<!\\)(?:\\\\)*\\([abefnrtv0N_LP])/
/** Start of a Windows path with single backslashes. */
const path = /(?<![\w\\])(?:[A-Za-z]:\\(?!\\)|\\\\\w)/

/**
 * Reports backslashes between double quotes that change a path, such as
 * "C:\temp", and tabs. Restores the path in the document, for later rules.
 */
export function lostEscapes(document: Document, source: string): YamlDiagnostic[] {
  const diagnostics: YamlDiagnostic[] = []
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || node.type !== 'QUOTE_DOUBLE' || !node.range) return
      const [start, end] = node.range
      const written = source.slice(start, end)
      const [, letter = ''] = lossyEscape.exec(written.slice(1, -1)) ?? []
      const isPath = path.test(written)
      if (!letter || !(isPath || letter === 't')) return
      const name = fieldName(pathOf(node, ancestors))
      const to = literal(written)
      const message = `${name} has \\${letter} between double quotes, which means ${escapes[letter]}. Write: ${excerpt(to, 80)}`
      diagnostics.push({ offset: start, message, ...(isPath && { fix: { from: written, to } }) })
      if (isPath) node.value = to.slice(1, -1)
    },
  })
  return diagnostics
}

/** Reports curly quotes, which YAML reads as text. */
export function curlyQuotes(scalars: readonly TextScalar[]): YamlDiagnostic[] {
  return scalars.flatMap(({ path, node, start, written: from }) => {
    const words = node.type === 'PLAIN' ? withoutCurlyQuotes(from) : from
    if (words === from) return []
    const to = quoted(words)
    const isOneLine = !from.includes('\n')
    const message = `${fieldName(path)} has curly quotes around it, which pages show. YAML only uses straight quotes. Write: ${excerpt(to, 80)} (or '${excerpt(from, 80)}' if the quotes belong to the text).`
    return [{ offset: start, message, ...(isOneLine && { fix: { from, to } }) }]
  })
}
