import { posix } from 'node:path'
import type { ContentCheck } from '../../check/check'
import { type CheckedFile, explainMentions, pathOf } from '../../check/checked-file'
import { count, type FileDiagnostic, ofFile } from '../../check/diagnostics'
import { indexedWords } from '../../collections/collection'
import { metaOf, schemaAt } from '../../collections/fields/field-help'
import { rows } from '../../collections/registry'
import { locate } from '../../read/locations'
import type { Mention } from '../../rules/mentions'
import { publicFiles } from '../links/addresses'
import { bodyPictureWidth, type DecodedPictures } from '../pictures'
import { adviseOnSections } from '../shown-entries'
import { adviseOnLanguages } from './stock-languages'

const maxPictureBytes = 300_000
/** Pictures below this ratio of own width to shown width look blurred. */
const minWidthRatio = 1.5
const maxLabels = 20

/**
 * Returns all advice: on each file, and on all files together.
 * @param options `today` as year-month-day
 */
export function advise(
  { files: all, decoded }: Pick<ContentCheck, 'files' | 'decoded'>,
  { root, today }: { root: string; today: string },
): FileDiagnostic[] {
  const files = all.filter(({ language }) => language === undefined)
  const own = all.flatMap(({ file, advice }) =>
    advice.map((diagnostic) => ({ file, ...diagnostic })),
  )
  const pages = publicFiles(all)
  const mentioned = explainMentions(
    all,
    (mention, file) =>
      explainReview(mention, today) ??
      explainLarge(mention, file, decoded) ??
      explainText(mention, pages),
  )
  return [
    ...own,
    ...mentioned,
    ...adviseOnLanguages(all, root),
    ...adviseOnSections(files),
    ...adviseOnSearch(files),
    ...adviseOnLabels(files),
  ]
}

function explainReview({ kind, field, target }: Mention, today: string): string | undefined {
  if (kind !== 'review' || target >= today) return undefined
  return field === 'reviewBy'
    ? `${field} was ${target}. Compare this file with your current practice and its sources, and write a later date.`
    : `${field} was ${target}. Check whether the figure is still true, and write a later date.`
}

/** Visitors who follow a link to a text version would see Markdown. */
function explainText({ kind, field, target }: Mention, pages: ReadonlyMap<string, CheckedFile>) {
  const [written = '', rest = ''] = kind === 'link' ? target.split(/(?=[?#])/) : []
  const address = written === '/index.md' ? '/' : written.replace(/\.md$/, '')
  if (address === written || !pages.has(address)) return undefined
  return `${field ?? 'The link'} points to ${written}, the text version of a page for programs. Write ${address}${rest}`
}

function explainLarge(
  { kind, target, field }: Mention,
  { file }: CheckedFile,
  decoded: DecodedPictures,
): string | undefined {
  if (kind !== 'picture') return undefined
  const picture = decoded.get(posix.join(posix.dirname(pathOf(file)), target))
  if (!picture?.isWhole || picture.format === 'svg') return undefined
  if (picture.isAnimated)
    return `${target} is animated, and pages show only its first frame. Save that frame as a picture, or write a link to the film: [The film](https://…)`
  const { width, bytes } = picture
  const shown = widthOf(file, field)
  if (width > 2 * shown)
    return `${target} is ${width} px wide, and pages show it ${shown} px wide at most. Save it ${2 * shown} px wide.`
  if (bytes > maxPictureBytes)
    return `${target} is ${Math.round(bytes / 1000)} KB. Save it at ${maxPictureBytes / 1000} KB or less, for example as WebP.`
  if (width < minWidthRatio * shown)
    return `${target} is ${width} px wide, and pages show it up to ${shown} px wide: on sharp screens it looks blurred. Save it ${2 * shown} px wide.`
  return undefined
}

function widthOf(file: string, field: string | undefined): number {
  const schema = locate(pathOf(file))?.definition.schema
  const picture = field && schema && schemaAt(schema, field.split('.').slice(0, -1))
  return (picture && metaOf(picture).width) || bodyPictureWidth
}

/**
 * Returns advice on collections that the search indexes only partly.
 * @param files without translations
 */
function adviseOnSearch(files: readonly CheckedFile[]): FileDiagnostic[] {
  return rows.flatMap(([name, { search, singular }]) => {
    if (!search?.limit) return []
    const entries = files.filter(
      ({ collection, visibility: { draft, unlisted } }) =>
        collection === name && !draft && !unlisted,
    ).length
    const words = indexedWords(search, entries)
    if (!Number.isFinite(words)) return []
    const message = `There are ${count(entries, singular)}. Above ${search.limit.entries}, the search indexes only the first ${count(words, 'word')} of each. Add search terms from the rest of the text to the page’s keywords.`
    return [ofFile(`content/${name}`, message)]
  })
}

/**
 * Advises on too many different button labels.
 * @param files without translations
 */
function adviseOnLabels(files: readonly CheckedFile[]): FileDiagnostic[] {
  const uses = new Map<string, string[]>()
  for (const { file, mentions } of files)
    for (const { kind, target } of mentions)
      if (kind === 'label') uses.set(target, [...(uses.get(target) ?? []), file])
  const single = [...uses].filter(([, places]) => places.length === 1)
  const [example] = single
  if (uses.size <= maxLabels || !example) return []
  const [label, [file = '']] = example
  const message = `Buttons have ${uses.size} labels, and ${single.length} of them occur only once, for example “${label}”. Use about a dozen labels for the whole site, for example “Book a call” and “Send us your question”.`
  return [ofFile(file, message)]
}
