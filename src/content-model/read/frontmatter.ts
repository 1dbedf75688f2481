/** Parses YAML frontmatter, validates it against a schema, and says where each error is. */
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml'
import type * as z from 'zod'
import { type Diagnostic, excerpt, type Place } from '../check/diagnostics'
import { fieldName, yamlExample } from '../collections/fields/field-help'
import { describeIssues } from '../rules/field-diagnostics'
import { placeholdersIn } from '../rules/placeholders'
import { mergeFields } from '../translation/merge-fields'
import type { KnownParts } from '../translation/parts'
import { takeLater } from './later'
import {
  explainYamlErrors,
  lineAt,
  lineStart,
  maxReportedErrors,
  withoutColon,
  type YamlDiagnostic,
} from './yaml-errors'
import { commentedWords, entities } from './yaml-text'

export interface Frontmatter {
  /** The schema's output with defaults filled in; absent when the frontmatter is invalid. */
  data?: Record<string, unknown>
  /** The fields as they stand in the file, valid or not; absent when it is no list of fields. */
  input?: unknown
  diagnostics: Diagnostic[]
  /** What is left for later. */
  advice: Diagnostic[]
  /** Of a stale translation: the parts that it was made from. */
  known?: KnownParts
  /** Returns the place of the field at a path, or of the nearest field above it when it is missing. */
  placeOf(path: readonly PropertyKey[]): Place
}

/** The fields of the file of which another is a translation. */
export interface OriginalFields {
  /** What messages call it: `content/services/erp-integration.mdx`. */
  file: string
  /** The fields as they stand in its file. */
  input: unknown
  /** Returns the parts that the translation with these fields was made from, where it is stale. */
  knownTo(own: unknown): KnownParts | undefined
}

/**
 * Parses and validates frontmatter.
 * @param source the YAML between the fences
 * @param firstLine line of the file on which `source` begins, counted from 1
 * @param noun what an entry is called in messages: "a service"
 * @param original of a translation: the fields with which it shares what is the same in every language
 * @throws RangeError when it is nested too deeply
 */
export function readFrontmatter(
  source: string,
  firstLine: number,
  schema: z.ZodObject,
  noun: string,
  original?: OriginalFields,
): Frontmatter {
  const lineCounter = new LineCounter()
  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) }
  }
  const document = parseDocument(source, {
    lineCounter,
    prettyErrors: false,
    uniqueKeys: false,
    // No warning about lists as names of fields, which the schema reports.
    logLevel: 'error',
  })
  const placeOf = (path: readonly PropertyKey[]) => placeAt(offsetOf(document, path))

  const unreadable = explainYamlErrors(document.errors, source)
  const diagnostics =
    unreadable.length > 0 ? unreadable : unusedSyntax(document, source).slice(0, maxReportedErrors)
  const placed = ({ offset, message, fix }: YamlDiagnostic) => ({
    ...placeAt(offset),
    message,
    ...(fix && { fix }),
  })
  const syntax = diagnostics.map(placed)
  if (syntax.length > 0) return { diagnostics: syntax, advice: [], placeOf }
  if (!isMap(document.contents)) {
    const first = Object.keys(schema.shape)[0] ?? 'title'
    const message = isScalar(document.contents)
      ? `The line “${excerpt(lineAt(source, 0))}” cannot be read: ${withoutColon(source, 0)}`
      : `The frontmatter has no fields. Write each as name: value, for example: ${yamlExample(schema, [first])}`
    return { diagnostics: [{ ...placeAt(0), message }], advice: [], placeOf }
  }

  const duplicates = duplicateFields(document.contents).map(({ offset, first, name }) => ({
    ...placeAt(offset),
    message: `${name} stands here twice: it is on line ${placeAt(first).line} already. Keep one of them.`,
  }))
  const later = takeLater(document, schema, noun, placeOf)
  const own: unknown = document.toJS()
  const known = original?.knownTo(own)
  const { value: input, problems } = original
    ? mergeFields(schema, original.input, own, original.file, known)
    : { value: own, problems: [] }
  const commented = commentedWords(document, source, schema)
  const texts = [...commented, ...entities(document, source, schema)].map(placed)
  const merging = problems.map(({ path, message }) => ({ ...placeOf(path), message }))
  const result = schema.safeParse(input, { reportInput: true })
  const unfinished = placeholdersIn(document).map(({ path, message }) => ({
    ...placeOf(path),
    message,
    unfinished: true as const,
  }))
  const read = { input, advice: later.advice, ...(known && { known }), placeOf }
  if (result.success && duplicates.length + merging.length === 0)
    return {
      ...read,
      data: result.data,
      diagnostics: [...later.diagnostics, ...texts, ...unfinished],
    }
  // A value that a comment cuts short may be missing, too short or not one of a list.
  const cut = new Set(commented.map(({ path }) => fieldName(path)))
  const uncut = result.error?.issues.filter(({ path }) => !cut.has(fieldName(path)))
  const issues = describeIssues(uncut ?? [], {
    schema,
    input,
    noun,
    part: 'field',
    example: (path) => yamlExample(schema, path),
    sourceOf: (path) => sourceOf(document, path),
  })
  return {
    ...read,
    diagnostics: [
      ...duplicates,
      ...later.diagnostics,
      ...texts,
      ...merging,
      ...issues.map(({ path, ...issue }) => ({ ...placeOf(path), ...issue })),
      ...unfinished,
    ],
  }
}

/** Reports syntax of YAML that content may not use: anchors, aliases, merge keys and tags. */
function unusedSyntax(document: Document, source: string): { offset: number; message: string }[] {
  const diagnostics: { offset: number; message: string }[] = []
  const refuse = (node: Node, marker: string, what: string, example: string) => {
    const start = lineStart(source, node.range?.[0] ?? 0)
    diagnostics.push({
      offset: Math.max(start, source.indexOf(marker, start)),
      message: `The line “${excerpt(lineAt(source, start))}” has ${marker} before a value, which YAML reads as a ${what}. ${example}`,
    })
  }
  const writeOut = 'Write the value out, or put it in quotes, for example: title: "*"'
  visit(document, {
    Node(_key, node) {
      if (isAlias(node)) refuse(node, '*', 'reference', writeOut)
      else if (node.anchor) refuse(node, '&', 'reference', writeOut)
      else if (node.tag) refuse(node, '!', 'type', 'Put it in quotes, for example: title: "!"')
    },
  })
  return diagnostics
}

function duplicateFields(contents: Node): { offset: number; first: number; name: string }[] {
  const found: { offset: number; first: number; name: string }[] = []
  visit(contents, {
    Map(_key, map: YAMLMap) {
      const seen = new Map<string, number>()
      for (const { key } of map.items) {
        if (!isScalar(key)) continue
        const name = String(key.value)
        const offset = key.range?.[0] ?? 0
        const first = seen.get(name)
        if (first === undefined) seen.set(name, offset)
        else found.push({ offset, first, name })
      }
    },
  })
  return found
}

/** Returns the offset of the key at `path`, or of the nearest key above it that exists. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = 0
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      if (!pair) return offset
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      if (isNode(node)) offset = node.range?.[0] ?? offset
    } else {
      return offset
    }
  }
  return offset
}

/** Returns a value as it is written in the file: `012190`, where the number is 12190. */
function sourceOf(document: Document, path: readonly PropertyKey[]): string | undefined {
  const node = document.getIn(path, true)
  return isScalar(node) ? node.source : undefined
}
