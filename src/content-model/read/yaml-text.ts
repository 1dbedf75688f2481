/** Finds words in frontmatter that YAML does not read as their writer sees them. */
import { toString as textOf } from 'mdast-util-to-string'
import { type Document, isCollection, type Scalar, visit } from 'yaml'
import * as z from 'zod'
import { excerpt } from '../check/diagnostics'
import { fieldName, isText, metaOf, schemaAt, unwrap } from '../collections/fields/field-help'
import { pathOf, placeholderMark } from '../rules/placeholders'
import { markupIn } from '../rules/plain-text'
import { parseBody } from './body-parser'
import { quoted, withoutCurlyQuotes, type YamlDiagnostic } from './yaml-errors'

interface TextDiagnostic extends YamlDiagnostic {
  path: PropertyKey[]
}

interface TextScalar {
  path: PropertyKey[]
  node: Scalar
  start: number
  end: number
  /** Whether it is between [ and ] or { and }. */
  inFlow: boolean
}

/** Returns the values that a schema takes as text, empty ones too. */
export function textScalars(document: Document, schema: z.ZodObject): TextScalar[] {
  const found: TextScalar[] = []
  visit(document, {
    Scalar(key, node, ancestors) {
      const path = pathOf(node, ancestors)
      const field = key === 'key' ? undefined : schemaAt(schema, path)
      const isWords = field && (isText(field) || metaOf(field).kind === 'keyword')
      if (!isWords || !(unwrap(field) instanceof z.ZodString) || !node.range) return
      const [start, end] = node.range
      const inFlow = ancestors.some((ancestor) => isCollection(ancestor) && ancestor.flow)
      found.push({ path, node, start, end, inFlow })
    },
  })
  return found
}

/**
 * Reports values that end at a #, because YAML reads what follows as a comment. One on a line below the value is
 * reported where no space follows the #: writers put none before a number.
 */
export function commentedWords(
  document: Document,
  source: string,
  schema: z.ZodObject,
): TextDiagnostic[] {
  return textScalars(document, schema).flatMap(({ path, node, start, end, inFlow }) => {
    const [, gap = '', comment] = /^(\s*)(#[^\n]*)/.exec(source.slice(end)) ?? []
    const isBelow = gap.includes('\n')
    if (node.type !== 'PLAIN' || !node.comment || !comment || (isBelow && !/^#\S/.test(comment)))
      return []
    if (comment.includes(placeholderMark)) return []
    const from = source.slice(start, end + gap.length + comment.length).trimEnd()
    const to = quoted(withoutCurlyQuotes(from.replace(/\s*\n\s*/g, ' ')))
    const what = node.value === null ? 'is empty' : `ends at “${excerpt(comment, 40)}”`
    const name = path.at(-1)
    const example = typeof name === 'string' ? `${name}: ${to}` : to
    return [
      {
        path,
        offset: start,
        message: `${fieldName(path)} ${what}, because # after a space begins a comment. Put the value in quotes: ${example} (a comment is written on a line of its own).`,
        // After a # and a space, a comment may be meant.
        ...(!inFlow && !from.includes('\n') && /^#\S/.test(comment) && { fix: { from, to } }),
      },
    ]
  })
}

/** Reports signs that are written as in HTML: &amp; works in Markdown alone. */
export function entities(
  document: Document,
  source: string,
  schema: z.ZodObject,
): TextDiagnostic[] {
  return textScalars(document, schema).flatMap(({ path, start, end }) =>
    [...source.slice(start, end).matchAll(/&#?\w+;/g)].flatMap(({ 0: from, index }) => {
      const to = textOf(parseBody(from))
      if (to === from) return []
      const isSafe = index > 0 && /^[&\p{L}\p{Sc}\p{Pd}©®™…·•×°]$/u.test(to)
      const cure = /[\p{Z}\p{C}]/u.test(to) || !to ? 'Write a space, or nothing.' : `Write ${to}`
      return [
        {
          path,
          offset: start + index,
          message: `${fieldName(path)} has “${from}”, which pages show as it stands: such names of signs work only in the text below the fields. ${cure}`,
          ...(isSafe && { fix: { from, to } }),
        },
      ]
    }),
  )
}

/** Reports Markdown, which works only in the text below the fields. */
export function markupInFields(
  document: Document,
  source: string,
  schema: z.ZodObject,
): TextDiagnostic[] {
  return textScalars(document, schema).flatMap(({ path, node, start, end }) =>
    markupIn(String(node.value ?? ''), fieldName(path)).map(({ message, from, to, isLink }) => {
      const at = source.slice(start, end).indexOf(from)
      // Underscores may belong to a name, such as __init__.
      const fix = !isLink && !from.startsWith('_') && at !== -1 && { from, to }
      return { path, offset: start + Math.max(0, at), message, ...(fix && { fix }) }
    }),
  )
}
