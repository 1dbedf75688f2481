/** Checks links against all addresses of the site. */
import { existsSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { documentAddress, hasDocuments } from '../addresses/document-address'
import { outputFiles } from '../addresses/output-files'
import { fixedPages } from '../addresses/page-names'
import { decodePart } from '../addresses/percent-encoding'
import { textPath } from '../addresses/text-path'
import { type CheckedFile, explainMentions } from '../check/checked-file'
import type { FileDiagnostic } from '../check/diagnostics'
import {
  type Collection,
  type CollectionName,
  collections,
  optionalIndexes,
  rowsWithPages,
} from '../collections/registry'
import type { Location } from '../read/locations'
import type { Mention } from '../rules/mentions'
import { closest } from '../rules/spelling'
import { folderOf, translatedAddress } from '../translation/translated-addresses'
import { isIndexed } from '../visibility/indexed'
import { explainAbsence } from '../visibility/visibility'
import { filterAddresses, settingsValues } from './listed-values'

/** Returns the address of an entry, such as `/services/erp-integration`; undefined if it has no page. */
export function addressOf(collection: Location['collection'], slug: string): string | undefined {
  if (collection === 'home.mdx') return '/'
  if (collection === 'settings.yaml' || collection === 'interface.yaml') return undefined
  const { address, opening }: Collection = collections[collection satisfies CollectionName]
  if (address === undefined) return undefined
  if (slug === opening) return address
  if (address !== '/') return `${address}/${slug}`
  return optionalIndexes.find((index) => index.slug === slug)?.path ?? `/${slug}`
}

/** Returns the address of a file's page in the language of the file: `/id/services/integrasi-erp`. */
export function addressInLanguage(
  file: Pick<CheckedFile, 'collection' | 'slug' | 'ownSlug' | 'language'>,
): string | undefined {
  const address = addressOf(file.collection, file.ownSlug ?? file.slug)
  return address && translatedAddress(folderOf(file.language), address)
}

/** Returns the address of a file's page, or of its PDF if it has no page. */
function publicAddress(
  file: Pick<CheckedFile, 'collection' | 'slug' | 'ownSlug' | 'language'>,
): string | undefined {
  const rows: Readonly<Record<string, Collection>> = collections
  const { typeName = '', address } = rows[file.collection] ?? {}
  return address === undefined && hasDocuments(typeName)
    ? documentAddress(typeName, { slug: file.slug, translation: file.language })
    : addressInLanguage(file)
}

/** Returns the files with a page or only a PDF, by address. */
export function publicFiles(files: readonly CheckedFile[]): ReadonlyMap<string, CheckedFile> {
  return new Map(
    files.flatMap((file) => {
      const address = publicAddress(file)
      return address === undefined ? [] : [[address, file] as const]
    }),
  )
}

function pagesOf(files: readonly CheckedFile[]): ReadonlyMap<string, CheckedFile> {
  return new Map(
    files.flatMap((file) => {
      const address = addressInLanguage(file)
      return address === undefined ? [] : [[address, file] as const]
    }),
  )
}

const pagesWithLayout = [
  '/',
  ...fixedPages.map((name) => `/${name}`),
  ...optionalIndexes.map(({ path }) => path),
]

/** Addresses of generated index pages, for collections without a layout for their index. */
export const generatedIndexes: readonly string[] = rowsWithPages
  .filter(([, { opening }]) => opening === undefined)
  .map(([, { address }]) => address)
  .filter((address) => !pagesWithLayout.includes(address))

/** Returns the former addresses of pages and of PDFs without a page, each with its current file. */
export function formerAddresses(files: readonly CheckedFile[]): [string, CheckedFile][] {
  return files.flatMap((file) =>
    file.mentions.flatMap(({ kind, target }) => {
      const { collection, language } = file
      const address =
        kind === 'former' ? publicAddress({ collection, slug: target, language }) : undefined
      return address === undefined ? [] : [[address, file] satisfies [string, CheckedFile]]
    }),
  )
}

/**
 * Returns a function that explains a broken link to a writer, and returns undefined for a working link.
 * @param files originals
 * @param root project folder, which contains `static/`
 * @param day day of the build, as year-month-day
 */
export function linkCheck(files: readonly CheckedFile[], root: string, day: string) {
  const pages = pagesOf(files)
  const redirects = new Map(formerAddresses(files))
  const filters = filterAddresses(files)
  const [origin] = settingsValues(files, 'host')

  function explainBrokenLink({ target, field }: Mention, file: CheckedFile): string | undefined {
    const subject = field ?? 'The link'
    if (origin && `${target}/`.startsWith(`${origin}/`))
      return `${subject} points to ${target}, which is a page of this site. Write only the path: ${target.slice(origin.length) || '/'}`
    if (!/^[/#]/.test(target)) return undefined
    if (/^(header|footer)\[\d+\]\.page$/.test(subject) && filters.has(target))
      return `${subject} is ${target}, which is a filtered list. Write the address of a full list, for example: /blog`
    const [beforeAnchor = '', anchor] = target.split('#')
    const address = beforeAnchor.split('?')[0] ?? ''
    if (address.length > 1 && address.endsWith('/'))
      return `${subject} points to ${address}, but addresses of this site do not end with /. Write ${target.replace(address, address.replace(/\/+$/, ''))}`
    const page = address === '' ? file : pageOf(address)
    if (page)
      return (
        explainHidden(`${subject} points to ${address}`, file, page) ??
        explainEmpty(`${subject} points to ${address}`, file, address) ??
        (anchor ? explainUnknownAnchor(subject, anchor, page) : undefined)
      )
    return explainUnknownAddress(subject, address)
  }

  /** Returns the file of a page, its text version or a PDF. */
  function pageOf(address: string): CheckedFile | undefined {
    const ofText = [...pages].find(([path]) => textPath(path) === address)
    if (ofText) return hasText(ofText) ? ofText[1] : undefined
    const isDocument = address.startsWith('/documents/') && !isStaticFile(root, address)
    return isDocument
      ? files.find((file) => addressOfDocument(file) === address)
      : pages.get(address)
  }

  function explainHidden(
    subject: string,
    file: CheckedFile,
    page: CheckedFile,
  ): string | undefined {
    const absence = explainAbsence(file.visibility, page.visibility, day)
    return (
      absence &&
      `${subject}, but ${page.file} ${absence}. Remove the link, or publish both files on the same days.`
    )
  }

  /** Explains why an index page can be empty, and therefore absent, while a link to it is published. */
  function explainEmpty(subject: string, file: CheckedFile, address: string): string | undefined {
    const index = optionalIndexes.find(({ path }) => path === address)
    if (!index) return undefined
    const listed = files.filter(
      ({ collection, visibility }) =>
        index.listed.some((name) => name === collection) && !visibility.unlisted,
    )
    const reasons = listed.map((entry) =>
      explainHidden(`${subject}, which exists only while it has an entry to list`, file, entry),
    )
    return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined
  }

  function explainUnknownAddress(subject: string, address: string): string | undefined {
    if (generatedIndexes.includes(address) || filters.has(address)) return undefined
    if (isStaticFile(root, address)) return undefined
    if (outputFiles.some((name) => address === `/${name}`)) return undefined
    const moved = redirects.get(address)
    if (moved)
      return `${subject} points to ${address}, which has moved. Write ${publicAddress(moved)}`
    const guess = closest(address, pages.keys())
    return `${subject} points to ${address}, but no page has this address. ${guess ? `Did you mean ${guess}?` : 'Write the address of a page that exists, for example: /contact'}`
  }

  return explainBrokenLink
}

/** Reports former addresses that belong to a page or to another file. */
export function formerAddressConflicts(files: readonly CheckedFile[]): FileDiagnostic[] {
  const owners = new Map<string, string>()
  const pages = publicFiles(files)
  return explainMentions(files, ({ kind, target, field }, { file, collection, language }) => {
    const address =
      kind === 'former' ? publicAddress({ collection, slug: target, language }) : undefined
    if (address === undefined) return undefined
    const owner = pages.get(address)?.file ?? owners.get(address)
    owners.set(address, file)
    if (owner === undefined) return undefined
    return owner === file
      ? `${field} is “${target}”, which is the current address of this page or a repetition. Remove it.`
      : `${field} is “${target}”, but ${address} belongs to ${owner}. Remove it from one of the files.`
  })
}

function addressOfDocument({ collection, slug }: CheckedFile): string | undefined {
  const rows: Readonly<Record<string, Collection>> = collections
  const { typeName = '' } = rows[collection] ?? {}
  return hasDocuments(typeName) ? documentAddress(typeName, { slug }) : undefined
}

function hasText([path, { visibility, announced }]: [string, CheckedFile]): boolean {
  const listed = !visibility.unlisted
  return isIndexed({ path, listed, ...(announced && { status: 'coming-soon' }) })
}

/** Returns whether a path is a published file under `static/`. Paths that leave the folder are not. */
export function isStaticFile(root: string, address: string): boolean {
  const folder = join(root, 'static')
  const file = join(folder, address)
  return file.startsWith(`${folder}${sep}`) && existsSync(file) && statSync(file).isFile()
}

function explainUnknownAnchor(subject: string, anchor: string, page: CheckedFile) {
  const { file, anchors } = page
  const id = decodePart(anchor).normalize('NFC')
  if (!anchors || anchors.includes(id)) return undefined
  const guess = closest(id, anchors)
  const list = anchors.map((name) => `#${name}`).join(', ')
  const hint = guess
    ? `Did you mean #${guess}?`
    : list
      ? `Its headings are ${list}.`
      : 'It has no headings to link to.'
  return `${subject} points to #${anchor}, but ${file} does not have this heading. ${hint}`
}
