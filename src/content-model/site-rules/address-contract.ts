/**
 * Keeps public addresses working: whoever has linked to one finds a page there, or is redirected to it.
 * `addresses.txt` lists them; the check refuses content that breaks one, and each build adds new ones.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { caseFilterKinds } from '../addresses/case-filters'
import type { CheckedFile } from '../check/checked-file'
import { compare, type FileDiagnostic } from '../check/diagnostics'
import { readIfThere } from '../read/files'
import { closest } from '../rules/spelling'
import { folderOf } from '../translation/translated-addresses'
import { visibilityOf } from '../visibility/visibility'
import { formerAddresses, generatedIndexes, isStaticFile, publicFiles } from './addresses'
import { filterAddresses } from './listed-values'
import { languagesOf } from './translations'

const contract = 'addresses.txt'

const heading = `# Public addresses of the site. Builds add new ones, and the workflow commits them once they are public. The check
# refuses content in which one of them leads nowhere. See "Rename a page" in docs/writing.md.
`

/** Returns the listed addresses in order, and which are gone on purpose; none where the list is missing. */
function readContract(root: string) {
  return (readIfThere(join(root, contract)) ?? '')
    .toString()
    .split(/\r?\n/)
    .map((text, index) => {
      const [address = '', ...words] = text.replace(/\s#.*/, '').trim().split(/\s+/)
      return { address, line: index + 1, isGone: words.join() === 'gone' }
    })
    .filter(({ address }) => address.startsWith('/'))
}

/**
 * Reports listed addresses that lead nowhere on the given day. One whose page has expired is allowed: its
 * file says so, and no build may break by the passing of time.
 * @param root the project's folder
 * @param day the day of the build, as year-month-day
 */
export function vanishedAddresses(
  files: readonly CheckedFile[],
  root: string,
  day: string,
): FileDiagnostic[] {
  const listed = readContract(root)
  if (listed.length === 0) return []
  const pages = publicFiles(files)
  const [, ...further] = languagesOf(files)
  const others = new Set([
    ...[undefined, ...further].flatMap((language) => listAddresses(files, language)),
    ...formerAddresses(files).map(([address]) => address),
  ])
  return listed.flatMap(({ address, line, isGone }) => {
    const page = pages.get(address)
    if (isGone) {
      // A page that comes back on its day may not break that day's build.
      if (!page || page.visibility.publishAt) return []
      if (visibilityOf(page.visibility, { day }) === 'absent') return []
      const message = `${address} is said to be gone, but ${page.file} makes its ${kindOf(address)}. Write here: ${address}`
      return [{ file: contract, line, column: 1, message }]
    }
    if (others.has(address) || isStaticFile(root, address)) return []
    const message = page ? explainHidden(page, address, day) : explainGone(address, pages)
    return message ? [{ file: contract, line, column: 1, message }] : []
  })
}

/**
 * Returns the addresses of lists that have no file of their own, as far as the entries of a language make them.
 * @param language of translations; absent for that of the originals
 */
function listAddresses(files: readonly CheckedFile[], language: string | undefined): string[] {
  const keyOf = ({ collection, slug }: CheckedFile) => `${collection}/${slug}`
  const written = new Set(files.filter((file) => file.language === language).map(keyOf))
  // What filters are made of stands in originals.
  const own = files.filter((file) => file.language === undefined && written.has(keyOf(file)))
  return [...generatedIndexes, ...filterAddresses(own)].map(
    (path) => `${folderOf(language)}${path}`,
  )
}

function explainHidden(
  { file, visibility }: CheckedFile,
  address: string,
  day: string,
): string | undefined {
  const { draft, publishAt, ...rest } = visibility
  if (visibilityOf(rest, { day }) === 'absent' || visibilityOf(visibility, { day }) !== 'absent')
    return undefined
  const reason = draft ? 'is a draft' : `is not there before ${publishAt}`
  return `${address} is public, but ${file} ${reason}. ${ifNothingFollows(address)}`
}

/** Matches the address of a filter of /portfolio or of the blog, which has no file of its own. */
const filterAddress = new RegExp(
  `^(?:/[a-z-]+)?/(portfolio|blog)/(${[...caseFilterKinds, 'category'].join('|')})/`,
)

function explainGone(address: string, pages: ReadonlyMap<string, CheckedFile>): string {
  const [, list, kind] = filterAddress.exec(address) ?? []
  const entry = list === 'blog' ? 'article' : 'case'
  if (kind)
    return `${address} is public, but no ${entry} has this ${kind} any more. Give it to one, or delete this line: its visitors then see that the page is missing.`
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  const slug = address.slice(folder.length).replace(/\.pdf$/, '')
  const siblings = [...pages.keys()].filter(
    (other) => other.startsWith(folder) && !other.slice(folder.length).includes('/'),
  )
  const guess = closest(address, siblings)
  const place = guess ? pages.get(guess)?.file : 'the file that replaces it'
  return `${address} is public, but no file makes its ${kindOf(address)} any more. To lead its visitors on, write in ${place}: formerSlugs: [${slug}]. ${ifNothingFollows(address)}`
}

const kindOf = (address: string) => (address.endsWith('.pdf') ? 'PDF' : 'page')

const ifNothingFollows = (address: string) =>
  `If nothing takes its place, write here: ${address} gone. If it was never published, delete this line.`

/** A line of the list, with the comments and empty lines above it. */
interface Entry {
  above: string[]
  address: string
  line: string
}

/** Returns the comment at the top of a list, its addresses with their comments, and what follows the last. */
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
 * Adds addresses to the list, and removes repeated ones. Comments stay above their addresses.
 * @param root the project's folder
 * @param addresses of all pages of the build
 * @returns those that were not on it
 */
export function addToContract(root: string, addresses: readonly string[]): string[] {
  const file = join(root, contract)
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
  if (text !== before && all.length > 0) {
    // Renamed into place, so that a build that is killed leaves the old list whole.
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  }
  return added
}
