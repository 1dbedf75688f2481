import { existsSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { documentAddress, hasDocuments } from '../../addresses/document-address'
import { addressInLanguage } from '../../addresses/entry-address'
import { fixedPages } from '../../addresses/page-names'
import { type CheckedFile, explainMentions } from '../../check/checked-file'
import type { FileDiagnostic } from '../../check/diagnostics'
import {
  type Collection,
  collections,
  optionalIndexes,
  rowsWithPages,
} from '../../collections/registry'
import type { Mention } from '../../rules/mentions'

type Addressed = Pick<CheckedFile, 'collection' | 'slug' | 'ownSlug' | 'language'>

/** Returns the address of a file's page, or of its PDF if it has no page. */
export function publicAddress(file: Addressed): string | undefined {
  return addressInLanguage(file) ?? addressOfDocument(file)
}

/** Returns the address of a file's PDF, if its collection has PDFs. */
export function addressOfDocument({ collection, slug, language }: Addressed): string | undefined {
  const rows: Readonly<Record<string, Collection>> = collections
  const { typeName = '' } = rows[collection] ?? {}
  return hasDocuments(typeName)
    ? documentAddress(typeName, { slug, translation: language })
    : undefined
}

/** Returns the files with a page or PDF, by address. */
export function publicFiles(files: readonly CheckedFile[]): ReadonlyMap<string, CheckedFile> {
  return byAddress(files, publicAddress)
}

/** Returns the files with a page, by address. */
export function pagesOf(files: readonly CheckedFile[]): ReadonlyMap<string, CheckedFile> {
  return byAddress(files, addressInLanguage)
}

function byAddress(
  files: readonly CheckedFile[],
  addressOf: (file: CheckedFile) => string | undefined,
): ReadonlyMap<string, CheckedFile> {
  return new Map(
    files.flatMap((file) => {
      const address = addressOf(file)
      return address === undefined ? [] : [[address, file] as const]
    }),
  )
}

const pagesWithLayout = [
  '/',
  ...fixedPages.map((name) => `/${name}`),
  ...optionalIndexes.map(({ path }) => path),
]

/** Addresses of index pages without a layout of their own. */
export const generatedIndexes: readonly string[] = rowsWithPages
  .filter(([, { opening }]) => opening === undefined)
  .map(([, { address }]) => address)
  .filter((address) => !pagesWithLayout.includes(address))

/** Returns the former addresses of pages and PDFs, each with its file. */
export function formerAddresses(files: readonly CheckedFile[]): [string, CheckedFile][] {
  return files.flatMap((file) =>
    file.mentions.flatMap((mention): [string, CheckedFile][] => {
      const address = formerAddress(mention, file)
      return address === undefined ? [] : [[address, file]]
    }),
  )
}

function formerAddress({ kind, target }: Mention, { collection, language }: CheckedFile) {
  return kind === 'former' ? publicAddress({ collection, slug: target, language }) : undefined
}

/** Reports former addresses that belong to a page or to another file. */
export function formerAddressConflicts(files: readonly CheckedFile[]): FileDiagnostic[] {
  const owners = new Map<string, string>()
  const pages = publicFiles(files)
  return explainMentions(files, (mention, checked) => {
    const address = formerAddress(mention, checked)
    if (address === undefined) return undefined
    const { field, target } = mention
    const { file } = checked
    const owner = pages.get(address)?.file ?? owners.get(address)
    owners.set(address, file)
    if (owner === undefined) return undefined
    return owner === file
      ? `${field} is “${target}”, which is the current address of this page or a repetition. Remove it.`
      : `${field} is “${target}”, but ${address} belongs to ${owner}. Remove it from one of the files.`
  })
}

/** Returns whether a path is a file inside `static/`. */
export function isStaticFile(root: string, address: string): boolean {
  const folder = join(root, 'static')
  const file = join(folder, address)
  return file.startsWith(`${folder}${sep}`) && existsSync(file) && statSync(file).isFile()
}
