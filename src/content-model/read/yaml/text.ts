import { toString as textOf } from 'mdast-util-to-string'
import { type Document, isCollection, type Scalar, visit } from 'yaml'
import * as z from 'zod'
import { excerpt } from '../../check/diagnostics'
import { fieldName, isText, metaOf, schemaAt, unwrap } from '../../collections/fields/field-help'
import { pathOf, placeholderMark } from '../../rules/text/placeholders'
import { markupIn } from '../../rules/text/plain-text'
import { parseBody } from '../body-parser'
import type { YamlDiagnostic } from './errors'
import { quoted, withoutCurlyQuotes } from './lines'

interface TextDiagnostic extends YamlDiagnostic {
  path: PropertyKey[]
}

export interface TextScalar {
  path: PropertyKey[]
  node: Scalar
  start: number
  end: number
  /** The value as written, with its quotes. */
  written: string
  /** Whether the value is between [ and ] or { and }. */
  inFlow: boolean
}

/** Returns the text values of a document, including empty ones. */
export function textScalars(document: Document, source: string, schema: z.ZodObject): TextScalar[] {
  const found: TextScalar[] = []
  visit(document, {
    Scalar(key, node, ancestors) {
      const path = pathOf(node, ancestors)
      const field = key === 'key' ? undefined : schemaAt(schema, path)
      const isWords = field && (isText(field) || metaOf(field).kind === 'keyword')
      if (!isWords || !(unwrap(field) instanceof z.ZodString) || !node.range) return
      const [start, end] = node.range
      const inFlow = ancestors.some((ancestor) => isCollection(ancestor) && ancestor.flow)
      found.push({ path, node, start, end, written: source.slice(start, end), inFlow })
    },
  })
  return found
}

/**
 * Reports values that end at a #, because YAML reads the rest as a comment. On
 * the next line, a # before a space is a real comment.
 */
export function commentedWords(scalars: readonly TextScalar[], source: string): TextDiagnostic[] {
  return scalars.flatMap(({ path, node, start, end, inFlow }) => {
    const [, gap = '', comment] = /^(\s*)(#[^\n]*)/.exec(source.slice(end)) ?? []
    const isBelow = gap.includes('\n')
    if (node.type !== 'PLAIN' || !node.comment || !comment || (isBelow && !/^#\S/.test(comment)))
      return []
    if (comment.includes(placeholderMark)) return []
    const from = source.slice(start, end + gap.length + comment.length).trimEnd()
    const to = quoted(withoutCurlyQuotes(from.replace(/\s*\n\s*/g, ' ')))
    const effect = node.value === null ? 'is empty' : `ends at “${excerpt(comment, 40)}”`
    const name = path.at(-1)
    const example = typeof name === 'string' ? `${name}: ${to}` : to
    const message = `${fieldName(path)} ${effect}, because # after a space begins a comment. Put the value in quotes: ${example} (or write the comment on a separate line).`
    // The text after “# ” may be a real comment.
    const isCertain = !inFlow && !from.includes('\n') && /^#\S/.test(comment)
    return [{ path, offset: start, message, ...(isCertain && { fix: { from, to } }) }]
  })
}

/** Reports HTML entities such as &amp;, which only work in Markdown. */
export function entities(scalars: readonly TextScalar[]): TextDiagnostic[] {
  return scalars.flatMap(({ path, start, written }) =>
    [...written.matchAll(/&#?\w+;/g)].flatMap(({ 0: from, index }) => {
      const to = textOf(parseBody(from))
      if (to === from) return []
      const isSafe = index > 0 && /^[&\p{L}\p{Sc}\p{Pd}©®™…·•×°]$/u.test(to)
      const advice =
        /[\p{Z}\p{C}]/u.test(to) || !to ? 'Write a space, or remove it.' : `Write ${to}`
      const message = `${fieldName(path)} has “${from}”, which pages show unchanged. HTML entities only work in the text below the fields. ${advice}`
      return [{ path, offset: start + index, message, ...(isSafe && { fix: { from, to } }) }]
    }),
  )
}

/** Reports Markdown, which only works in the text below the fields. */
export function markupInFields(scalars: readonly TextScalar[]): TextDiagnostic[] {
  return scalars.flatMap(({ path, node, start, written }) =>
    markupIn(String(node.value ?? ''), fieldName(path)).map(({ message, from, to, isCertain }) => {
      const at = written.indexOf(from)
      // Underscores may belong to a name, such as __init__.
      const fix = isCertain && !from.startsWith('_') && at !== -1 && { from, to }
      return { path, offset: start + Math.max(0, at), message, ...(fix && { fix }) }
    }),
  )
}
