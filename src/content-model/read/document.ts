/** Reads one content file: bytes in, entry and diagnostics out, without side effects. */

import { type Diagnostic, type FileDiagnostic, startOfFile } from '../check/diagnostics'
import { fieldName, forEachString, isText, metaOf } from '../collections/fields/field-help'
import type { BannedWordCheck } from '../rules/banned-words'
import type { OriginalBody } from '../rules/body-diagnostics'
import { bodyLength } from '../rules/body-length'
import { diagramDiagnostics } from '../rules/diagrams'
import { figureAdvice, figuresOf } from '../rules/figures'
import { glossaryDiagnostics } from '../rules/glossary'
import { type Mention, mentionsOf } from '../rules/mentions'
import { placeholdersInText } from '../rules/placeholders'
import { explainHidden } from '../rules/unprintable'
import { writingAdvice } from '../rules/writing-advice'
import { type Part, partsOf } from '../translation/parts'
import { knownParts, type Translated, translationAdvice } from '../translation/translated'
import { translationSchema } from '../translation/translation-schema'
import { isAnnounced } from '../visibility/announced'
import { visibilityDiagnostics } from '../visibility/visibility-diagnostics'
import { type Body, readBody } from './body'
import { isParseError } from './body-parser'
import { type Frontmatter, type OriginalFields, readFrontmatter } from './frontmatter'
import { explainUnusableName, type Location, locate, locationOf, nounOf } from './locations'
import { decode, splitFrontmatter } from './source'

/** The result of reading a content file. Plain data, so that it can be cached. */
export interface ContentDocument extends Pick<Location, 'collection' | 'slug' | 'language'> {
  /** Path from the project's folder: `content/services/erp-integration.mdx`. */
  file: string
  /** The frontmatter with defaults filled in; absent when it is invalid. */
  data?: Record<string, unknown>
  body: Body
  diagnostics: FileDiagnostic[]
  /** Advice on the file by itself: what is allowed and could be better. */
  advice: Diagnostic[]
  /** What the file refers to elsewhere: entries, addresses, pictures and documents. */
  mentions: Mention[]
  /** Ids on its page that a link may name; absent when they are not known. */
  anchors?: string[]
  /** The text that a visitor reads, a line for each block. */
  text: string
  /** Of a translation: what it was made from, and whether the original still says the same. */
  translated?: Translated
}

/**
 * Reads the file at `path` (under `content/`, with forward slashes).
 * @param original of a translation: the file of which it is one; absent where there is none
 * @param banned finds the words that originals may not use. Default: none are banned
 * @throws when the path belongs to no collection
 */
export function readDocument(
  path: string,
  bytes: Uint8Array,
  original?: Uint8Array,
  banned?: BannedWordCheck,
): ContentDocument {
  const location = locationOf(path)
  const { collection, slug, language } = location
  const file = `content/${path}`
  const { original: _, ...read } = language
    ? readTranslation(location, bytes, original)
    : readParts(location, bytes, undefined, banned)
  return {
    file,
    collection,
    slug,
    ...(language && { language }),
    ...read,
    diagnostics: read.diagnostics.map((diagnostic) => ({ file, ...diagnostic })),
  }
}

/** What reading gives, and what a translation of the file is read with. */
type Read = Omit<ContentDocument, 'file' | 'collection' | 'slug' | 'language' | 'diagnostics'> & {
  diagnostics: Diagnostic[]
  original?: Original
}

type Original = OriginalFields & OriginalBody

function readTranslation(
  location: Location,
  bytes: Uint8Array,
  source: Uint8Array | undefined,
): Read {
  const fail = (what: string) => {
    const message = `This is a translation of content/${location.original}, which ${what}`
    return failed({ ...startOfFile, message })
  }
  if (!source) return fail('is not there. Name it after its original, or remove it.')
  const { language: _, ...originalLocation } = location
  const read = readParts(originalLocation, source)
  if (!read.original || read.diagnostics.some(({ unfinished }) => !unfinished))
    return fail('has problems. Solve them first.')
  const translation = readParts(location, bytes, read.original)
  // Placeholders are still to be written in one of the two, so there is nothing to compare.
  const isUnfinished = [read, translation].some(({ diagnostics }) =>
    diagnostics.some(({ unfinished }) => unfinished),
  )
  return isUnfinished && !translation.translated?.state
    ? { ...translation, advice: [] }
    : translation
}

/**
 * Returns the parts of an original's words; none while its file cannot be read.
 * @param path of the original, under `content/`
 */
export function readOriginalParts(path: string, bytes: Uint8Array): Part[] {
  const location = locate(path)
  try {
    const { original } = location ? readParts(location, bytes) : {}
    return original?.input === undefined ? [] : original.parts()
  } catch (error) {
    if (isParseError(error)) return []
    throw error
  }
}

function readParts(
  location: Location,
  bytes: Uint8Array,
  original?: Original,
  banned?: BannedWordCheck,
): Read {
  const { definition, slug, original: path } = location
  const noun = nounOf(definition)
  const unusable = explainUnusableName(slug)
  if (unusable) return failed({ ...startOfFile, message: unusable })
  const decoded = decode(bytes)
  if (Array.isArray(decoded)) return failed(...decoded)
  const split = splitFrontmatter(decoded.text, path.endsWith('.yaml'), noun)
  if ('message' in split) return failed(split)
  const schema = location.language ? translationSchema(location) : definition.schema

  try {
    const frontmatter = readFrontmatter(split.yaml, split.yamlLine, schema, noun, original)
    const fields = readTexts(location, frontmatter)
    const sections = sectionsOf(location, frontmatter.data)
    const sectionIds = Object.keys(definition.sections ?? {})
    const { translated } = frontmatter
    const known = knownParts(translated)
    const body = readBody(split.body, sectionIds, original && { ...original, known })
    // A body with placeholders is reported as such; its length is not checked yet.
    const bodyPlaceholders = placeholdersInText(split.body)
    const file = `content/${path}`
    const parts = () => partsOf(definition.schema, frontmatter.input, split.body)
    return {
      ...(frontmatter.data && { data: frontmatter.data }),
      ...(translated && { translated }),
      body,
      mentions: [...mentionsOf(location, frontmatter), ...body.mentions],
      // Those of a stale translation may be its own, while its links name the original’s.
      ...(body.diagnostics.length === 0 &&
        !known && {
          anchors: [...sections, ...body.headings.map(({ id }) => id)],
        }),
      advice: original
        ? [...translationAdvice(location, frontmatter), ...body.advice]
        : [
            ...frontmatter.advice,
            ...fields.advice,
            ...figureAdvice(figuresOf(schema, frontmatter.data), frontmatter.placeOf),
            ...writingAdvice(schema, frontmatter.data, frontmatter.placeOf),
            ...body.advice,
          ],
      text: [...fields.texts, body.text].join('\n'),
      diagnostics: [
        ...frontmatter.diagnostics,
        ...body.diagnostics,
        ...fields.hidden,
        ...visibilityDiagnostics(location, frontmatter),
        ...problemsBetween(location, frontmatter),
        // Nobody is shown the text of what is only announced.
        ...(bodyPlaceholders.length > 0 ||
        (body.tree.length === 0 && isAnnounced(frontmatter.data ?? {}))
          ? []
          : bodyLength(body, location, split.bodyLine, noun)),
        ...(location.language
          ? glossaryDiagnostics(decoded.text, location.language)
          : (banned?.find(decoded.text) ?? [])),
        ...bodyPlaceholders,
      ],
      original: { ...body, file, input: frontmatter.input, parts, source: split.body },
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return failed({ ...startOfFile, message: tooDeep })
  }
}

const tooDeep =
  'The file is nested too deeply to be read: too many levels of indentation, quotes, lists or components stand in each other.'

function failed(...diagnostics: Diagnostic[]): Read {
  return { body: readBody('', []), mentions: [], advice: [], text: '', diagnostics }
}

function sectionsOf({ definition }: Location, data: Frontmatter['data']): string[] {
  const has = (field: string) => {
    const value = data?.[field]
    return Array.isArray(value) ? value.length > 0 : value !== undefined
  }
  return Object.entries(definition.sections ?? {})
    .filter(([, fields]) => !data || fields.some(has))
    .map(([id]) => id)
}

/** Returns what is wrong between fields of one entry, each of which is right by itself. */
function problemsBetween({ definition }: Location, { data, placeOf }: Frontmatter): Diagnostic[] {
  const problems = (data && definition.problems?.(data)) ?? []
  return problems.map(({ path, message, unfinished }) => ({
    ...placeOf(path),
    message: `${fieldName(path)} ${message}`,
    ...(unfinished && { unfinished }),
  }))
}

function readTexts({ definition }: Location, { data, placeOf }: Frontmatter) {
  const texts: string[] = []
  const hidden: Diagnostic[] = []
  const advice: Diagnostic[] = []
  forEachString(definition.schema, data, (value, schema, path) => {
    const message = explainHidden(value)
    if (message) hidden.push({ ...placeOf(path), message })
    if (metaOf(schema).kind === 'diagram') {
      const found = diagramDiagnostics(value, placeOf(path))
      hidden.push(...found.diagnostics)
      advice.push(...found.advice)
    }
    if (isText(schema)) texts.push(value)
  })
  return { texts, hidden, advice }
}
