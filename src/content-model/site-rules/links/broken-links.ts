import { posix } from 'node:path'
import { outputFiles } from '../../addresses/output-files'
import { decodePart } from '../../addresses/percent-encoding'
import { textPath } from '../../addresses/text-path'
import type { CheckedFile } from '../../check/checked-file'
import { optionalIndexes } from '../../collections/registry'
import type { Mention } from '../../rules/mentions'
import { closest } from '../../rules/text/spelling'
import { folderOf } from '../../translation/translated-addresses'
import { isIndexed } from '../../visibility/indexed'
import { explainAbsence } from '../../visibility/visibility'
import { filterAddresses, settingsValues } from '../listed-values'
import {
  addressOfDocument,
  formerAddresses,
  generatedIndexes,
  isStaticFile,
  pagesOf,
  publicAddress,
} from './addresses'
import { listedAddresses } from './url-manifest'

/**
 * Returns a function that explains a broken link; undefined for a working link.
 * @param files originals
 * @param day of the build, as year-month-day
 */
export function linkCheck(files: readonly CheckedFile[], root: string, day: string) {
  const pages = pagesOf(files)
  const textVersions = new Map([...pages].map((page) => [textPath(page[0]), page]))
  const redirects = new Map(formerAddresses(files))
  const filters = filterAddresses(files)
  const listed = listedAddresses(root)
  const [origin] = settingsValues(files, 'host')
  const [, ...folders] = settingsValues(files, 'language').map(folderOf)

  function explainBrokenLink(
    { target, field, bare }: Mention,
    file: CheckedFile,
  ): string | undefined {
    const subject = field ?? 'The link'
    const [site = '', host = ''] = /^https?:\/\/([^/?#]*)/i.exec(target) ?? []
    const isOwn =
      origin !== undefined && withoutWww(host) === withoutWww(origin.replace(/^https?:\/\//i, ''))
    if (isOwn || ownComputer.test(host)) {
      const path = target.slice(site.length).replace(/^(?!\/)/, '/')
      return `${subject} points to ${target}, which ${isOwn ? 'is a page of this site' : 'opens only on your own computer'}. ${bare ? `Write the text of the link in brackets before the path: [our guide](${path})` : `Write only the path: ${path}`}`
    }
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
    const ofText = textVersions.get(address)
    if (ofText) return hasText(ofText) ? ofText[1] : undefined
    const isDocument = address.startsWith('/documents/') && !isStaticFile(root, address)
    return isDocument
      ? files.find((file) => addressOfDocument(file) === address)
      : pages.get(address)
  }

  function explainHidden(subject: string, file: CheckedFile, page: CheckedFile) {
    const absence = explainAbsence(file.visibility, page.visibility, day)
    return (
      absence &&
      `${subject}, but ${page.file} ${absence}. Remove the link, or publish both files on the same days.`
    )
  }

  /** Explains why an index page can be empty and absent on the days of a link. */
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
    const folder = folders.find((name) => `${address}/`.startsWith(`${name}/`)) ?? ''
    const original = address.slice(folder.length) || '/'
    if (folder && (pages.has(original) || generatedIndexes.includes(original)))
      return `${subject} points to ${address}, a translation. Links have the address of the original in every language. Write ${original}`
    const moved = redirects.get(address)
    if (moved)
      return `${subject} points to ${address}, which has moved. Write ${publicAddress(moved)}`
    if (listed.has(address))
      return `${subject} points to ${address}, but no page has this address any more. Write the address of the page that replaces it, or remove the link.`
    const guess = closestAddress(address, [...pages.keys()])
    return `${subject} points to ${address}, but no page has this address. ${guess ? `Did you mean ${guess}?` : 'Write the address of a page that exists, for example: /contact'}`
  }

  return explainBrokenLink
}

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '')

/** Hosts that the development server shows, and others of a private network. */
const ownComputer =
  /^(localhost|127\.[\d.]+|0\.0\.0\.0|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|\[::1?\])(:\d+)?$/i

/** Returns the closest address. Either its folder or its last part is the same. */
function closestAddress(address: string, addresses: readonly string[]): string | undefined {
  const { dir, base } = posix.parse(address)
  if (addresses.includes(address.toLowerCase())) return address.toLowerCase()
  const parsed = addresses.map((path) => posix.parse(path))
  const siblings = parsed.filter((other) => other.dir === dir).map((other) => other.base)
  const sibling = closest(base, siblings)
  if (sibling !== undefined) return posix.join(dir, sibling)
  return closest(
    address,
    addresses.filter((_path, index) => parsed[index]?.base === base),
  )
}

function hasText([path, { visibility, comingSoon }]: [string, CheckedFile]): boolean {
  const listed = !visibility.unlisted
  return isIndexed({ path, listed, ...(comingSoon && { status: 'coming-soon' }) })
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
