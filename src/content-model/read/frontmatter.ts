/** Parses YAML frontmatter, validates it against a schema, and says where each error is. */
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml'
import type * as z from 'zod'
import { type Diagnostic, excerpt, type Place } from '../check/diagnostics'
import { fieldName, yamlExample } from '../collections/fields/field-help'
import { describeIssues } from '../rules/field-diagnostics'
import { placeholdersIn } from '../rules/placeholders'
import { mergeFields } from '../translation/merge-fields'
import type { Part } from '../translation/parts'
import { knownParts, type Translated, translatedFrom } from '../translation/translated'
import { takeLater } from './later'
import { parseAroundPlaceholders } from './parse-around-placeholders'
import {
  explainYamlErrors,
  lineAt,
  lineStart,
  withoutColon,
  type YamlDiagnostic,
} from './yaml-errors'
import { curlyQuotes, lostEscapes } from './yaml-quotes'
import { oddSpaces } from './yaml-spaces'
import { commentedWords, entities, markupInFields } from './yaml-text'

export interface Frontmatter {
  /** The schema's output with defaults filled in; absent when the frontmatter is invalid. */
  data?: Record<string, unknown>
  /** The fields as they stand in the file, valid or not; absent when it is no list of fields. */
  input?: unknown
  diagnostics: Diagnostic[]
  /** What is left for later. */
  advice: Diagnostic[]
  /** Of a translation: what it was made from, and whether the original still says the same. */
  translated?: Translated
  /** Returns the place of the field at a path, or of the nearest field above it when it is missing. */
  placeOf(path: readonly PropertyKey[]): Place
}

/** The fields of the file of which another is a translation. */
export interface OriginalFields {
  /** What messages call it: `content/services/erp-integration.mdx`. */
  file: string
  /** The fields as they stand in its file. */
  input: unknown
  /** Divides the words of the whole file into parts. */
  parts(): Part[]
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
  // No warning about lists as names of fields, which the schema reports.
  const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: 'error' })
  const placeOf = (path: readonly PropertyKey[]) => placeAt(offsetOf(document, path))
  const placed = ({ offset, message, fix }: YamlDiagnostic) => ({
    ...placeAt(offset),
    message,
    ...(fix && { fix }),
  })
  const spaces = oddSpaces(source)
  if (spaces.length > 0) return { diagnostics: spaces.map(placed), advice: [], placeOf }
  const duplicates = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  const errors = document.errors.filter((error) => !duplicates.includes(error))
  const unreadable = explainYamlErrors(errors, source)
  const syntax = unreadable.length > 0 ? unreadable : unusedSyntax(document, source)
  if (syntax.length > 0) return { diagnostics: syntax.map(placed), advice: [], placeOf }
  if (!isMap(document.contents)) {
    const first = Object.keys(schema.shape)[0] ?? 'title'
    const message = isScalar(document.contents)
      ? `The line “${excerpt(lineAt(source, 0))}” cannot be read: ${withoutColon(source, 0)}`
      : `The frontmatter has no fields. Write each as name: value, for example: ${yamlExample(schema, [first])}`
    return { diagnostics: [{ ...placeAt(0), message }], advice: [], placeOf }
  }

  const escapes = lostEscapes(document, source)
  const later = takeLater(document, schema, noun, placeOf)
  const own: unknown = document.toJS()
  const translated = original && translatedFrom(own, original.parts)
  const { value: input, problems } = original
    ? mergeFields(schema, original.input, own, original.file, knownParts(translated))
    : { value: own, problems: [] }
  const commented = commentedWords(document, source, schema)
  const result = parseAroundPlaceholders(schema, input)
  // A value that a comment cuts short may be missing, too short or not one of a list.
  const cut = new Set(commented.map(({ path }) => fieldName(path)))
  const uncut = result.issues.filter(({ path }) => !cut.has(fieldName(path)))
  const issues = describeIssues(uncut, {
    schema,
    input,
    noun,
    part: 'field',
    example: (path) => yamlExample(schema, path),
    sourceOf: (path) => sourceOf(document, path),
  })
  const isValid = result.success && duplicates.length + problems.length === 0
  const located = [...problems, ...issues, ...placeholdersIn(document)].map(
    ({ path, ...rest }) => ({ ...placeOf(path), ...rest }),
  )
  return {
    input,
    ...(isValid && result.data && { data: result.data }),
    ...(translated && { translated }),
    placeOf,
    advice: later.advice,
    diagnostics: [
      ...duplicates.map(({ pos: [offset] }) => ({
        ...placeAt(offset),
        message: `${/^[^\s:]*/.exec(source.slice(offset))} stands here twice. Keep one of them.`,
      })),
      ...later.diagnostics,
      ...[
        ...escapes,
        ...commented,
        ...entities(document, source, schema),
        ...curlyQuotes(document, source, schema),
        ...markupInFields(document, source, schema),
      ].map(placed),
      ...located,
    ],
  }
}

/** Reports syntax of YAML that content may not use: anchors, aliases and tags. */
function unusedSyntax(document: Document, source: string): YamlDiagnostic[] {
  const diagnostics: YamlDiagnostic[] = []
  visit(document, {
    Node(_key, node) {
      const marker = isAlias(node) ? '*' : node.anchor ? '&' : node.tag && '!'
      if (!marker) return
      const start = lineStart(source, node.range?.[0] ?? 0)
      diagnostics.push({
        offset: Math.max(start, source.indexOf(marker, start)),
        message: `The line “${excerpt(lineAt(source, start))}” has ${marker} before a value, which YAML does not read as text. Put the value in quotes, for example: title: "${marker}"`,
      })
    },
  })
  return diagnostics
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
