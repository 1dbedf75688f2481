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

/** Sections of the home page, by the collection that they show. */
const homeSections = new Map(
  fieldSchemas(homeSchema).map(([name, field]) => [metaOf(field).shows, name]),
)

/** Reports entries or a video that no page shows, and pages without entries. */
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
    const message = `This page lists the entries of content/${collection}, but there are no entries. Remove this file, which also removes the menu links to ${path}, or add an entry, for example: ${commandFor(collection)}`
    return [ofFile(file, message)]
  }
  const [first] = listed.filter(isMeantForPublication)
  if (hasWords || !first) return []
  const named = slugOf(title) === slug ? '' : ` --slug ${slug}`
  const message = `No page lists this entry, because ${path} has no file with its texts. Write ${file}, for example: npm run new -- page "${title}"${named}`
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
  const message = `No page shows this entry, because the home page has no ${section} section. Write ${wordsOf(section)}`
  return [{ ...ofFile(first.file, message), unfinished: true }]
}

function videoDiagnostics(files: readonly CheckedFile[]): FileDiagnostic[] {
  if (!lacksSection('media', files)) return []
  const settings = files.filter(({ collection }) => collection === 'settings.yaml')
  return explainMentions(settings, ({ field }) =>
    field === 'video.embedUrl'
      ? `No page shows the video, because the home page has no media section. Remove video here, or write ${wordsOf('media')}`
      : undefined,
  ).slice(0, 1)
}

function figureDiagnostics(files: readonly CheckedFile[]): FileDiagnostic[] {
  const file = `content/${figuresPage.words}`
  if (!files.some((other) => other.file === file) || files.some(hasCountedFigure)) return []
  const message = `This page lists how figures were counted, but no figure has a method. Write the method of a figure, or remove this file, which also removes the links to ${figuresPage.path}.`
  return [{ ...ofFile(file, message), unfinished: true }]
}

/** Returns whether a listed file has a figure with a counting method. */
export function hasCountedFigure({ mentions, visibility }: CheckedFile): boolean {
  return !visibility.unlisted && mentions.some(({ kind }) => kind === 'figure')
}

/** Returns advice on texts of the home page without entries. */
export function adviseOnSections(files: readonly CheckedFile[]): FileDiagnostic[] {
  const filled = new Set<string>(files.filter(isListed).map(({ collection }) => collection))
  return explainMentions(files, ({ kind, target, field }) =>
    kind !== 'section' || filled.has(target) || !isCollection(target)
      ? undefined
      : `The home page omits ${field}, because content/${target} has no entries. Remove these texts, or add an entry, for example: ${commandFor(target)}`,
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
  return `its texts in content/home.mdx, for example:${yamlExample(homeSchema, [section])}`
}

function commandFor(collection: CollectionName): string {
  const { singular, schema, name }: CollectionRow = collections[collection]
  return `npm run new -- ${singular} "${String(exampleValue(fieldSchema(schema, name)))}"`
}
