import {
  type Document,
  isAlias,
  isCollection,
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
import { fieldName, yamlExample, yamlField } from '../collections/fields/field-help'
import { describeIssues } from '../rules/field-diagnostics'
import { placeholdersIn } from '../rules/text/placeholders'
import { mergeFields } from '../translation/merge-fields'
import type { Part } from '../translation/parts'
import { knownParts, type Translated, translatedFrom } from '../translation/translated'
import { removeDeferred } from './deferred'
import { parseAroundPlaceholders } from './parse-around-placeholders'
import { explainYamlErrors, withoutColon, type YamlDiagnostic } from './yaml/errors'
import { lineAt, lineStart, quotedLine } from './yaml/lines'
import { curlyQuotes, lostEscapes } from './yaml/quotes'
import { specialSpaces } from './yaml/spaces'
import { commentedWords, entities, markupInFields, textScalars } from './yaml/text'

export interface Frontmatter {
  /** With defaults. Missing if the frontmatter is invalid. */
  data?: Record<string, unknown>
  /** The fields as written. Missing if the YAML has none. */
  input?: unknown
  diagnostics: Diagnostic[]
  advice: Diagnostic[]
  translated?: Translated
  /** Returns the place of a field, or of its nearest parent if missing. */
  placeOf(path: readonly PropertyKey[]): Place
}

export interface OriginalFields {
  /** Path for messages: `content/services/erp-integration.mdx`. */
  file: string
  input: unknown
  parts(): Part[]
}

/**
 * Parses and validates frontmatter.
 * @param source the YAML between the fences
 * @param firstLine first line of `source` in the file, from 1
 * @param noun name of an entry in messages: "a service"
 * @param original the original of a translation, which provides shared values
 * @throws RangeError if the YAML is nested too deeply
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
  // Suppresses warnings about lists as field names: the schema reports them.
  const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: 'error' })
  const placeOf = (path: readonly PropertyKey[]) => placeAt(offsetOf(document, path))
  const placed = ({ offset, message, fix }: YamlDiagnostic) => ({
    ...placeAt(offset),
    message,
    ...(fix && { fix }),
  })
  const spaces = specialSpaces(source)
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
  const deferred = removeDeferred(document, schema, noun, placeOf)
  const own: unknown = document.toJS()
  const translated = original && translatedFrom(own, original.parts)
  const { value: input, diagnostics } = original
    ? mergeFields(schema, original.input, own, original.file, knownParts(translated))
    : { value: own, diagnostics: [] }
  const scalars = textScalars(document, source, schema)
  const commented = commentedWords(scalars, source)
  const result = parseAroundPlaceholders(schema, input)
  // A comment that cuts off a value also causes the value's schema errors.
  const cut = new Set(commented.map(({ path }) => fieldName(path)))
  const uncut = result.issues.filter(({ path }) => !cut.has(fieldName(path)))
  const issues = describeIssues(uncut, {
    schema,
    input,
    noun,
    part: 'field',
    example: (path) => yamlExample(schema, path),
    written: yamlField,
    sourceOf: (path) => sourceOf(document, path, source),
  })
  const isValid = duplicates.length + diagnostics.length === 0
  const located = [...diagnostics, ...issues, ...placeholdersIn(document)].map(
    ({ path, ...rest }) => ({ ...placeOf(path), ...rest }),
  )
  return {
    input,
    ...(isValid && result.data && { data: result.data }),
    ...(translated && { translated }),
    placeOf,
    advice: deferred.advice,
    diagnostics: [
      ...duplicates.map(({ pos: [offset] }) => ({
        ...placeAt(offset),
        message: `${/^[^\s:]*/.exec(source.slice(offset))} is used twice. Remove one of the two fields.`,
      })),
      ...deferred.diagnostics,
      ...[
        ...escapes,
        ...commented,
        ...entities(scalars),
        ...curlyQuotes(scalars),
        ...markupInFields(scalars),
      ].map(placed),
      ...located,
    ],
  }
}

function unusedSyntax(document: Document, source: string): YamlDiagnostic[] {
  const diagnostics: YamlDiagnostic[] = []
  visit(document, {
    Node(_key, node) {
      const marker = isAlias(node) ? '*' : node.anchor ? '&' : node.tag && '!'
      if (!marker) return
      const value = node.range?.[0] ?? 0
      const start = lineStart(source, value)
      const inLine = source.slice(start, value + 1).indexOf(marker)
      // The marker of a list with an item per line is on the line above.
      const offset = inLine === -1 ? source.lastIndexOf(marker, value) : start + inLine
      const [written = marker] = /^\S+/.exec(source.slice(offset)) ?? []
      const advice = isCollection(node)
        ? `Remove ${written}.`
        : `Put the value in quotes: ${quotedLine(source, offset, `title: "${marker}"`)}`
      const message = `The line “${excerpt(lineAt(source, offset))}” has ${marker} before a value. YAML gives it a special meaning. ${advice}`
      diagnostics.push({ offset: Math.max(0, offset), message })
    },
  })
  return diagnostics
}

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

/** Returns the source text of a value: `012190` for the number 12190. */
function sourceOf(document: Document, path: readonly PropertyKey[], source: string) {
  const node = document.getIn(path, true)
  return isScalar(node) && node.range ? source.slice(node.range[0], node.range[1]) : undefined
}
