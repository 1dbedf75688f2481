/** Checks links against every address of the site. */
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

/** Returns the address of an entry, such as `/services/erp-integration`; undefined when it makes no page. */
export function addressOf(collection: Location['collection'], slug: string): string | undefined {
  if (collection === 'home.mdx') return '/'
  if (collection === 'settings.yaml' || collection === 'interface.yaml') return undefined
  const { address, opening }: Collection = collections[collection satisfies CollectionName]
  if (address === undefined) return undefined
  if (slug === opening) return address
  if (address !== '/') return `${address}/${slug}`
  return optionalIndexes.find((index) => index.slug === slug)?.path ?? `/${slug}`
}

/** Returns the address of a file's page in its own language: `/id/services/integrasi-erp`. */
export function addressInLanguage(
  file: Pick<CheckedFile, 'collection' | 'slug' | 'ownSlug' | 'language'>,
): string | undefined {
  const address = addressOf(file.collection, file.ownSlug ?? file.slug)
  return address && translatedAddress(folderOf(file.language), address)
}

/** Returns the address under which visitors know a file: that of its page, or of its PDF where it has no page. */
function publicAddress(
  file: Pick<CheckedFile, 'collection' | 'slug' | 'ownSlug' | 'language'>,
): string | undefined {
  const rows: Readonly<Record<string, Collection>> = collections
  const { typeName = '', address } = rows[file.collection] ?? {}
  return address === undefined && hasDocuments(typeName)
    ? documentAddress(typeName, { slug: file.slug, translation: file.language })
    : addressInLanguage(file)
}

/** Returns the files that make a page, or a PDF alone, by its address in their own language. */
export function publicFiles(files: readonly CheckedFile[]): ReadonlyMap<string, CheckedFile> {
  return new Map(
    files.flatMap((file) => {
      const address = publicAddress(file)
      return address === undefined ? [] : [[address, file] as const]
    }),
  )
}

/** Returns the files that make a page, by its address in their own language. */
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

/** Addresses of the index pages that the generator makes: of collections that have no layout for one. */
export const generatedIndexes: readonly string[] = rowsWithPages
  .filter(([, { opening }]) => opening === undefined)
  .map(([, { address }]) => address)
  .filter((address) => !pagesWithLayout.includes(address))

/** Returns the former addresses of all pages and of PDFs without a page, each with the file that took its place. */
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
 * Returns what explains why a link leads nowhere, in words for a writer; undefined when it leads somewhere.
 * @param files that make the pages together
 * @param root the project's folder, in which `static/` lies
 * @param day the day on which the site is built, as year-month-day
 */
export function linkCheck(files: readonly CheckedFile[], root: string, day: string) {
  const pages = pagesOf(files)
  const redirects = new Map(formerAddresses(files))
  const filters = filterAddresses(files)
  const [origin] = settingsValues(files, 'host')

  function explainBrokenLink({ target, field }: Mention, file: CheckedFile): string | undefined {
    const subject = field ?? 'The link'
    if (origin && `${target}/`.startsWith(`${origin}/`))
      return `${subject} leads to ${target}, a page of this site. Write its address from the first / on: ${target.slice(origin.length) || '/'}`
    if (!/^[/#]/.test(target)) return undefined
    if (/^(header|footer)\[\d+\]\.page$/.test(subject) && filters.has(target))
      return `${subject} is ${target}, which is a part of another list. Write the address of a whole one, for example: /blog`
    const [beforeAnchor = '', anchor] = target.split('#')
    const address = beforeAnchor.split('?')[0] ?? ''
    if (address.length > 1 && address.endsWith('/'))
      return `${subject} leads to ${address}, but addresses have no / at the end here. Write ${target.replace(address, address.replace(/\/+$/, ''))}`
    const page = address === '' ? file : pageOf(address)
    if (page)
      return (
        explainHidden(`${subject} leads to ${address}`, file, page) ??
        explainEmpty(`${subject} leads to ${address}`, file, address) ??
        (anchor ? explainUnknownAnchor(subject, anchor, page) : undefined)
      )
    return explainUnknownAddress(subject, address)
  }

  /** Returns the file behind an address: that of its page or text version, or of the entry whose PDF it is. */
  function pageOf(address: string): CheckedFile | undefined {
    const ofText = [...pages].find(([path]) => textPath(path) === address)
    if (ofText) return hasText(ofText) ? ofText[1] : undefined
    const isDocument = address.startsWith('/documents/') && !isStaticFile(root, address)
    return isDocument
      ? files.find((file) => addressOfDocument(file) === address)
      : pages.get(address)
  }

  function explainHidden(saying: string, file: CheckedFile, page: CheckedFile): string | undefined {
    const absence = explainAbsence(file.visibility, page.visibility, day)
    return (
      absence &&
      `${saying}, but ${page.file} ${absence}. Take the link out, or make both files be there on the same days.`
    )
  }

  /** Returns why an index page may have nothing to list, and so be absent, on a day of the link to it. */
  function explainEmpty(saying: string, file: CheckedFile, address: string): string | undefined {
    const index = optionalIndexes.find(({ path }) => path === address)
    if (!index) return undefined
    const listed = files.filter(
      ({ collection, visibility }) =>
        index.listed.some((name) => name === collection) && !visibility.unlisted,
    )
    const reasons = listed.map((entry) =>
      explainHidden(`${saying}, which is there only with an entry to list`, file, entry),
    )
    return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined
  }

  function explainUnknownAddress(subject: string, address: string): string | undefined {
    if (generatedIndexes.includes(address) || filters.has(address)) return undefined
    if (isStaticFile(root, address)) return undefined
    if (outputFiles.some((name) => address === `/${name}`)) return undefined
    const moved = redirects.get(address)
    if (moved)
      return `${subject} leads to ${address}, which has moved. Write ${publicAddress(moved)}`
    const guess = closest(address, pages.keys())
    return `${subject} leads to ${address}, but there is no such page. ${guess ? `Did you mean ${guess}?` : 'Write the address of a page that exists, for example: /contact'}`
  }

  return explainBrokenLink
}

/** Reports former addresses that belong to a page, or to two. */
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
      ? `${field} is “${target}”, which is this page’s own address or stands here twice. Remove it.`
      : `${field} is “${target}”, but ${address} belongs to ${owner}. Remove it here or there.`
  })
}

/** Returns the address of the PDF that is made from a file; undefined when none is. */
function addressOfDocument({ collection, slug }: CheckedFile): string | undefined {
  const rows: Readonly<Record<string, Collection>> = collections
  const { typeName = '' } = rows[collection] ?? {}
  return hasDocuments(typeName) ? documentAddress(typeName, { slug }) : undefined
}

function hasText([path, { visibility, announced }]: [string, CheckedFile]): boolean {
  const listed = !visibility.unlisted
  return isIndexed({ path, listed, ...(announced && { status: 'coming-soon' }) })
}

/** Returns whether a path is a published file under `static/`. Links to other places are reported by themselves. */
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
  const list = anchors.map((one) => `#${one}`).join(', ')
  const hint = guess
    ? `Did you mean #${guess}?`
    : list
      ? `Its headings are ${list}.`
      : 'It has no headings to link to.'
  return `${subject} leads to #${anchor}, but ${file} has no such heading. ${hint}`
}
