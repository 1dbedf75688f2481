/**
 * Checks that entries and the words over them come together. What a company has none of is left out of the site;
 * entries without words would be seen nowhere, and a page without entries would be empty.
 */

import { slugOf } from '../addresses/slugs'
import { type CheckedFile, explainMentions } from '../check/checked-file'
import { type FileDiagnostic, ofFile } from '../check/diagnostics'
import { exampleValue, metaOf, yamlExample } from '../collections/fields/field-help'
import { fieldSchema, fieldSchemas } from '../collections/fields/schema-parts'
import { homeSchema } from '../collections/pages'
import {
  type CollectionName,
  type CollectionRow,
  collections,
  figuresPage,
  isCollection,
  optionalIndexes,
  rows,
} from '../collections/registry'

/** Sections of the home page, by the collection whose entries they show. */
const homeSections = new Map(
  fieldSchemas(homeSchema).map(([name, field]) => [metaOf(field).shows, name]),
)

/** Reports entries that no page shows, pages that would list nothing, and a video that no page shows. */
export function unshownEntries(files: readonly CheckedFile[]): FileDiagnostic[] {
  return [
    ...optionalIndexes.flatMap((index) => indexDiagnostics(index, files)),
    ...rows
      .filter(([, { shownOn }]) => shownOn === '/')
      .flatMap(([collection]) => sectionDiagnostics(collection, files)),
    ...videoDiagnostics(files),
    ...figureDiagnostics(files),
  ]
}

function indexDiagnostics(
  { collection, listed: names, path, slug, title, words }: (typeof optionalIndexes)[number],
  files: readonly CheckedFile[],
): FileDiagnostic[] {
  const file = `content/${words}`
  const hasWords = files.some((other) => other.file === file)
  const listed = files.filter(
    (other) => names.some((name) => name === other.collection) && isListed(other),
  )
  if (hasWords && listed.length === 0) {
    const message = `This page would list the entries of content/${collection}, and there are none. Remove this file, and no menu leads to ${path}; or write one, for example: ${commandFor(collection)}`
    return [ofFile(file, message)]
  }
  const [first] = listed.filter(isMeantForPublication)
  if (hasWords || !first) return []
  const named = slugOf(title) === slug ? '' : ` --slug ${slug}`
  const message = `No page lists this: ${path} has no words. Write ${file}, for example: npm run new -- page "${title}"${named}`
  return [{ ...ofFile(first.file, message), unfinished: true }]
}

function sectionDiagnostics(
  collection: CollectionName,
  files: readonly CheckedFile[],
): FileDiagnostic[] {
  const section = homeSections.get(collection)
  const [first] = files.filter(
    (file) => file.collection === collection && isListed(file) && isMeantForPublication(file),
  )
  if (!first || !section || !lacksSection(section, files)) return []
  const message = `No page shows this: the home page has no ${section}. Write ${wordsOf(section)}`
  return [{ ...ofFile(first.file, message), unfinished: true }]
}

function videoDiagnostics(files: readonly CheckedFile[]): FileDiagnostic[] {
  if (!lacksSection('media', files)) return []
  const settings = files.filter(({ collection }) => collection === 'settings.yaml')
  return explainMentions(settings, ({ field }) =>
    field === 'video.embedUrl'
      ? `No page shows the video: the home page has no media. Remove video here, or write ${wordsOf('media')}`
      : undefined,
  ).slice(0, 1)
}

function figureDiagnostics(files: readonly CheckedFile[]): FileDiagnostic[] {
  const file = `content/${figuresPage.words}`
  if (!files.some((other) => other.file === file) || files.some(hasCountedFigure)) return []
  const message = `This page would list how figures were counted, and none says it. Remove this file, and nothing leads to ${figuresPage.path}; or write the method of a figure.`
  return [{ ...ofFile(file, message), unfinished: true }]
}

/** Returns whether a file has a figure that says how it was counted. */
export function hasCountedFigure({ mentions, visibility }: CheckedFile): boolean {
  return !visibility.unlisted && mentions.some(({ kind }) => kind === 'figure')
}

/**
 * Returns advice on words of the home page that nobody sees, because there are no entries to show below them.
 */
export function adviseOnSections(files: readonly CheckedFile[]): FileDiagnostic[] {
  const filled = new Set<string>(files.filter(isListed).map(({ collection }) => collection))
  return explainMentions(files, ({ kind, target, field }) =>
    kind !== 'section' || filled.has(target) || !isCollection(target)
      ? undefined
      : `The home page leaves ${field} out, because content/${target} has no entries. Remove these words, or write one, for example: ${commandFor(target)}`,
  )
}

const isListed = ({ visibility }: CheckedFile) => !visibility.unlisted
const isMeantForPublication = ({ visibility }: CheckedFile) => !visibility.draft

function lacksSection(section: string, files: readonly CheckedFile[]): boolean {
  const home = files.find(({ collection }) => collection === 'home.mdx')
  if (!home || home.diagnostics.length > 0) return false
  return !home.mentions.some(({ kind, field }) => kind === 'section' && field === section)
}

function wordsOf(section: string): string {
  return `its words into content/home.mdx, for example:${yamlExample(homeSchema, [section])}`
}

function commandFor(collection: CollectionName): string {
  const { singular, schema, name }: CollectionRow = collections[collection]
  return `npm run new -- ${singular} "${String(exampleValue(fieldSchema(schema, name)))}"`
}
