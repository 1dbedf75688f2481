/**
 * Keeps public addresses working. `addresses.txt` lists them: the check rejects
 * content that breaks an address, and builds add new addresses.
 */
import { join } from 'node:path'
import { caseFilterKinds, caseFilterPath } from '../../addresses/case-filters'
import { replaceFile } from '../../authoring/write-source'
import type { CheckedFile } from '../../check/checked-file'
import { compare, type FileDiagnostic } from '../../check/diagnostics'
import { readIfThere } from '../../read/files'
import { translationPath } from '../../read/locations'
import { similarNames } from '../../rules/text/spelling'
import { folderOf } from '../../translation/translated-addresses'
import { visibilityOf } from '../../visibility/visibility'
import { filterAddresses } from '../listed-values'
import { languagesOf } from '../translations'
import {
  formerAddresses,
  generatedIndexes,
  isStaticFile,
  publicAddress,
  publicFiles,
} from './addresses'

const manifest = 'addresses.txt'

const heading = `# Public addresses of the site. Builds add new ones, and the workflow commits them once they are public. The check
# rejects content that breaks an address. See "Rename a page" in docs/writing.md.
`

function readManifest(root: string) {
  return (readIfThere(join(root, manifest)) ?? '')
    .toString()
    .split(/\r?\n/)
    .map((text, index) => {
      const [address = '', ...words] = text.replace(/\s#.*/, '').trim().split(/\s+/)
      return { address, line: index + 1, isGone: words.join() === 'gone' }
    })
    .filter(({ address }) => address.startsWith('/'))
}

/** Returns all addresses that are or were public. */
export function listedAddresses(root: string): ReadonlySet<string> {
  return new Set(readManifest(root).map(({ address }) => address))
}

/**
 * Reports listed addresses without a page or redirect. Accepts expired pages,
 * because a build must not fail just because time passes.
 * @param day of the build, as year-month-day
 */
export function brokenAddresses(
  files: readonly CheckedFile[],
  root: string,
  day: string,
): FileDiagnostic[] {
  const pages = publicFiles(files)
  const [original, ...further] = languagesOf(files)
  // Without the languages, the addresses of translations are unknown.
  if (original === undefined) return []
  const others = new Set([
    ...[undefined, ...further].flatMap((language) => listAddresses(files, language)),
    ...formerAddresses(files).map(([address]) => address),
    ...formerFilters(files, [undefined, ...further]),
  ])
  // The name of each translation is reported instead.
  const unknown = files.flatMap(({ language }) =>
    language === undefined || further.includes(language) ? [] : [`${folderOf(language)}/`],
  )
  const listed = listedAddresses(root)
  // The pages that could replace a listed address.
  const unlisted = [...pages].filter(
    ([address, { visibility }]) =>
      !listed.has(address) && visibilityOf(visibility, { day }) !== 'absent',
  )
  return readManifest(root).flatMap(({ address, line, isGone }) => {
    const page = pages.get(address)
    if (isGone) {
      // Accepts a page with `publishAt`: until it appears, its address may be
      // marked as gone, and the build must not fail on the day when it appears.
      if (!page || page.visibility.publishAt) return []
      if (visibilityOf(page.visibility, { day }) === 'absent') return []
      const message = `${address} is marked as gone, but ${page.file} publishes this ${kindOf(address)}. Remove “gone” from this line.`
      return [{ file: manifest, line, column: 1, message }]
    }
    if (others.has(address) || isStaticFile(root, address)) return []
    if (unknown.some((folder) => address.startsWith(folder))) return []
    const message = page
      ? explainHidden(page, address, day)
      : (explainTranslation(address, files, further) ?? explainGone(address, unlisted))
    return message ? [{ file: manifest, line, column: 1, message }] : []
  })
}

/** Returns the filters of cases by the former names of industries, which redirect. */
function formerFilters(files: readonly CheckedFile[], languages: readonly (string | undefined)[]) {
  const industries = files.filter((file) => file.collection === 'industries' && !file.language)
  const former = industries.flatMap(({ mentions }) =>
    mentions.filter(({ kind }) => kind === 'former'),
  )
  return languages.flatMap((language) =>
    former.map(({ target }) => folderOf(language) + caseFilterPath('industry', target)),
  )
}

/**
 * Returns the addresses of index pages without a content file, if they have
 * entries in the language.
 * @param language undefined for originals
 */
function listAddresses(files: readonly CheckedFile[], language: string | undefined): string[] {
  const keyOf = ({ collection, slug }: CheckedFile) => `${collection}/${slug}`
  const written = new Set(files.filter((file) => file.language === language).map(keyOf))
  // Only originals, not translations, contain the values of filters.
  const own = files.filter((file) => file.language === undefined && written.has(keyOf(file)))
  return [...generatedIndexes, ...filterAddresses(own)].map(
    (path) => `${folderOf(language)}${path}`,
  )
}

function explainHidden({ file, visibility }: CheckedFile, address: string, day: string) {
  const { draft, publishAt, ...rest } = visibility
  if (visibilityOf(rest, { day }) === 'absent' || visibilityOf(visibility, { day }) !== 'absent')
    return undefined
  const reason = draft ? 'is a draft' : `is not published before ${publishAt}`
  return `${address} is public, but ${file} ${reason}. ${ifNotReplaced(address)}`
}

/** A filter of /portfolio or the blog, which has no file. */
const filterAddress = new RegExp(
  `^(?:/[a-z-]+)?/(portfolio|blog)/(${[...caseFilterKinds, 'category'].join('|')})/`,
)

/** Explains the address of a translation that has a new slug or no file any more. */
function explainTranslation(
  address: string,
  files: readonly CheckedFile[],
  languages: readonly string[],
): string | undefined {
  const hasAddress = ({ collection, slug }: CheckedFile, language: string | undefined) =>
    publicAddress({ collection, slug, language }) === address
  const own = files.find((file) => hasAddress(file, file.language))
  if (own) return `${lost(address)} ${redirectFrom(address, own.file)}`
  for (const language of languages) {
    const original = files.find((file) => !file.language && hasAddress(file, language))
    if (original)
      return `${address} is public, but the translation ${translationPath(original.file, language)} is missing. Restore the file. ${ifNotReplaced(address)}`
  }
  return undefined
}

function explainGone(address: string, unlisted: readonly [string, CheckedFile][]): string {
  const [, list, kind] = filterAddress.exec(address) ?? []
  const entry = list === 'blog' ? 'article' : 'case'
  if (kind)
    return `${address} is public, but no ${entry} has this ${kind} any more. Add it to a file, or delete this line; visitors then get the page for missing addresses.`
  const siblings = new Map(
    unlisted.flatMap(([other, { file }]) =>
      folderIn(other) === folderIn(address) ? [[slugIn(other), file] as const] : [],
    ),
  )
  const [similar = ''] = similarNames(slugIn(address), [...siblings.keys()])
  const file = siblings.get(similar)
  return file
    ? `${lost(address)} If ${file} replaces it, write there: formerSlugs: [${slugIn(address)}]. ${ifNotReplaced(address)}`
    : `${lost(address)} ${redirectFrom(address, 'the file that replaces it')}`
}

const folderIn = (address: string) => address.slice(0, address.lastIndexOf('/') + 1)

const slugIn = (address: string) => address.slice(folderIn(address).length).replace(/\.pdf$/, '')

const lost = (address: string) =>
  `${address} is public, but no file publishes this ${kindOf(address)} any more.`

const redirectFrom = (address: string, file: string) =>
  `To redirect visitors, write in ${file}: formerSlugs: [${slugIn(address)}]. ${ifNotReplaced(address)}`

const kindOf = (address: string) => (address.endsWith('.pdf') ? 'PDF' : 'page')

const ifNotReplaced = (address: string) =>
  `If it has no replacement, write here: ${address} gone. If it was never published, delete this line.`

interface Entry {
  /** Comments and empty lines above the address. */
  above: string[]
  address: string
  line: string
}

/** Splits the file into its first comment, its addresses and the rest. */
function entriesOf(text: string) {
  const lines = text.trimEnd().split(/\r?\n/)
  const end = lines.findIndex((line) => !line.startsWith('#'))
  const head = lines.slice(0, end === -1 ? lines.length : end)
  const entries: Entry[] = []
  let above: string[] = []
  for (const line of lines.slice(head.length)) {
    const [address = ''] = line.trim().split(/\s+/)
    above.push(line)
    if (!address.startsWith('/')) continue
    const known = entries.find((entry) => entry.address === address)
    if (known) known.above.push(...above.slice(0, -1))
    else entries.push({ above: above.slice(0, -1), address, line })
    above = []
  }
  return { head, entries, tail: above }
}

/**
 * Adds addresses and removes repetitions. Comments stay above their addresses.
 * @param addresses all pages of the build
 * @returns the new addresses
 */
export function addToManifest(root: string, addresses: readonly string[]): string[] {
  const file = join(root, manifest)
  const before = (readIfThere(file) ?? '').toString()
  const { head, entries, tail } = entriesOf(before || heading)
  const listed = new Set(entries.map(({ address }) => address))
  const added = [...new Set(addresses)].filter((address) => !listed.has(address)).sort(compare)
  const all = [...entries, ...added.map((address) => ({ above: [], address, line: address }))].sort(
    (a, b) => compare(a.address, b.address),
  )
  const lines = all.flatMap(({ above, line }) => [...above, line])
  const eol = before.includes('\r\n') ? '\r\n' : '\n'
  const text = `${[...head, ...lines, ...tail].join(eol)}${eol}`
  if (text !== before && all.length > 0) replaceFile(file, Buffer.from(text))
  return added
}
