import { type Diagnostic, type FileDiagnostic, startOfFile } from '../check/diagnostics'
import type { OriginalBody } from '../rules/body/body-diagnostics'
import { bodyLength } from '../rules/body/body-length'
import { pictureAdvice } from '../rules/body/missing-picture'
import { figureAdvice, figuresOf } from '../rules/figures'
import { type Mention, mentionsOf } from '../rules/mentions'
import type { BannedWordCheck } from '../rules/text/banned-words'
import { glossaryDiagnostics } from '../rules/text/glossary'
import { placeholdersInText } from '../rules/text/placeholders'
import { writingAdvice } from '../rules/writing-advice'
import { type Part, partsOf } from '../translation/parts'
import { knownParts, type Translated, translationAdvice } from '../translation/translated'
import { translationSchema } from '../translation/translation-schema'
import { isComingSoon } from '../visibility/coming-soon'
import { visibilityDiagnostics } from '../visibility/visibility-diagnostics'
import { type Body, readBody } from './body'
import { isParseError } from './body-parser'
import { fieldContradictions, readTexts, sectionsOf } from './fields'
import { type OriginalFields, readFrontmatter } from './frontmatter'
import { explainUnusableName, type Location, locate, locationOf, nounOf } from './locations'
import { decode, splitFrontmatter } from './source'

/** Contains only plain data, which the cache can store. */
export interface ContentDocument extends Pick<Location, 'collection' | 'slug' | 'language'> {
  /** `content/services/erp-integration.mdx` */
  file: string
  /** The frontmatter with defaults. Missing if it is invalid. */
  data?: Record<string, unknown>
  body: Body
  diagnostics: FileDiagnostic[]
  /** Improvements to valid content. */
  advice: Diagnostic[]
  /** References to entries, addresses, pictures and documents. */
  mentions: Mention[]
  /** Ids on the page. Missing if they are not known. */
  anchors?: string[]
  /** The visible text, one line per block. */
  text: string
  translated?: Translated
}

/**
 * Reads a content file without side effects.
 * @param path relative to `content/`, with forward slashes
 * @param original the original of a translation, if it exists
 * @param banned finds banned words in originals
 * @throws if the path is not in a collection
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
  const { original: own, ...read } = language
    ? readTranslation(location, bytes, original)
    : readOriginal(location, bytes)
  const bannedWords = language || !own ? [] : (banned?.find(own.whole) ?? [])
  return {
    file,
    collection,
    slug,
    ...(language && { language }),
    ...read,
    diagnostics: [...read.diagnostics, ...bannedWords].map((diagnostic) => ({
      file,
      ...diagnostic,
    })),
  }
}

type Read = Omit<ContentDocument, 'file' | 'collection' | 'slug' | 'language' | 'diagnostics'> & {
  diagnostics: Diagnostic[]
  original?: Original
}

interface Original extends OriginalFields, OriginalBody {
  /** The whole file. */
  whole: string
}

/** The last original. Checks read it next to its translations, which need it. */
let last: { path: string; bytes: Uint8Array; read: Read } | undefined

function readOriginal({ language: _, ...location }: Location, bytes: Uint8Array): Read {
  const { original: path } = location
  if (last?.path !== path || Buffer.compare(last.bytes, bytes) !== 0)
    last = { path, bytes, read: readParts(location, bytes) }
  return last.read
}

function readTranslation(location: Location, bytes: Uint8Array, source: Uint8Array | undefined) {
  const fail = (reason: string) => {
    const message = `This is a translation of content/${location.original}, which ${reason}`
    return failed({ ...startOfFile, message })
  }
  if (!source)
    return fail('does not exist. Rename the translation after its original, or remove it.')
  const read = readOriginal(location, source)
  if (!read.original || read.diagnostics.some(({ unfinished }) => !unfinished))
    return fail('has errors. Fix them first.')
  const translation = readParts(location, bytes, read.original)
  // Do not ask to compare texts while one still has placeholders.
  const isUnfinished = [read, translation].some(({ diagnostics }) =>
    diagnostics.some(({ unfinished }) => unfinished),
  )
  return isUnfinished && !translation.translated?.state
    ? { ...translation, advice: [] }
    : translation
}

/**
 * Returns the text parts of an original, or none if it is not readable.
 * @param path relative to `content/`
 */
export function readOriginalParts(path: string, bytes: Uint8Array): Part[] {
  const location = locate(path)
  try {
    const { original } = location ? readOriginal(location, bytes) : {}
    return original?.input === undefined ? [] : original.parts()
  } catch (error) {
    if (isParseError(error)) return []
    throw error
  }
}

function readParts(location: Location, bytes: Uint8Array, original?: Original): Read {
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
    const body = readBody(split.body, sectionIds, original && { ...original, known }, path)
    // Do not check the length of a body with placeholders.
    const bodyPlaceholders = placeholdersInText(split.body)
    const file = `content/${path}`
    const parts = () => partsOf(definition.schema, frontmatter.input, split.body)
    return {
      ...(frontmatter.data && { data: frontmatter.data }),
      ...(translated && { translated }),
      body,
      mentions: [...mentionsOf(location, frontmatter), ...body.mentions],
      // The headings of a stale translation may differ from its original, so
      // its anchors are unreliable.
      ...(body.diagnostics.length === 0 &&
        !known && { anchors: [...sections, ...body.headings.map(({ id }) => id)] }),
      advice: original
        ? [...translationAdvice(location, frontmatter), ...body.advice]
        : [
            ...frontmatter.advice,
            ...fields.advice,
            ...figureAdvice(figuresOf(schema, frontmatter.data), frontmatter.placeOf),
            ...writingAdvice(schema, frontmatter),
            ...pictureAdvice(location, frontmatter.data, body),
            ...body.advice,
          ],
      text: [...fields.texts, body.text].join('\n'),
      diagnostics: [
        ...frontmatter.diagnostics,
        ...body.diagnostics,
        ...fields.hidden,
        ...visibilityDiagnostics(location, frontmatter),
        ...fieldContradictions(location, frontmatter),
        // The text of a service that is coming soon is not published.
        ...(bodyPlaceholders.length > 0 ||
        (body.tree.length === 0 && isComingSoon(frontmatter.data ?? {}))
          ? []
          : bodyLength(body, location, split.bodyLine, noun)),
        ...(location.language ? glossaryDiagnostics(decoded.text, location.language) : []),
        ...bodyPlaceholders,
      ],
      original: {
        ...body,
        file,
        input: frontmatter.input,
        parts,
        source: split.body,
        whole: decoded.text,
      },
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const message =
      'The file is nested too deeply. Remove levels of indentation, quotes, lists or components.'
    return failed({ ...startOfFile, message })
  }
}

function failed(...diagnostics: Diagnostic[]): Read {
  return { body: readBody('', []), mentions: [], advice: [], text: '', diagnostics }
}
