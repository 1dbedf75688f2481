/** Finds values with misleading quotes: backslashes between double quotes, and curly quotes. */
import { type Document, isScalar, visit } from 'yaml'
import type * as z from 'zod'
import { excerpt } from '../check/diagnostics'
import { fieldName } from '../collections/fields/field-help'
import { pathOf } from '../rules/placeholders'
import { literal, quoted, withoutCurlyQuotes, type YamlDiagnostic } from './yaml-errors'
import { textScalars } from './yaml-text'

/** What YAML makes of \ and a letter between double quotes. */
const escapes: Readonly<Record<string, string>> = {
  a: 'a bell',
  b: 'a backspace',
  e: 'an escape sign',
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
/** The beginning of a path of Windows whose first backslash is not doubled. */
const path = /(?<![\w\\])(?:[A-Za-z]:\\(?!\\)|\\\\\w)/

/**
 * Reports backslashes between double quotes that change the value, as in "C:\temp". A line break, \n, is meant outside
 * of paths. Gives such a path to the rules that follow as its writer means it.
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
      diagnostics.push({
        offset: start,
        message: `${name} has \\${letter} between double quotes, which is ${escapes[letter]} and no backslash. Write: ${excerpt(to, 80)}`,
        ...(isPath && { fix: { from: written, to } }),
      })
      if (isPath && isScalar(node)) node.value = to.slice(1, -1)
    },
  })
  return diagnostics
}

/** Reports values between curly quotes, which are no quotes to YAML. */
export function curlyQuotes(
  document: Document,
  source: string,
  schema: z.ZodObject,
): YamlDiagnostic[] {
  return textScalars(document, schema).flatMap(({ path, node, start, end }) => {
    const from = source.slice(start, end)
    const words = node.type === 'PLAIN' ? withoutCurlyQuotes(from) : from
    if (words === from) return []
    const to = quoted(words)
    return [
      {
        offset: start,
        message: `${fieldName(path)} is between curly quotes, which pages show: YAML knows straight quotes alone. Write: ${excerpt(to, 80)} (or '${excerpt(from, 80)}' if they belong to the text).`,
        ...(!from.includes('\n') && { fix: { from, to } }),
      },
    ]
  })
}
