import {
  type Collection,
  collections,
  isCollection,
  optionalIndexes,
} from '../collections/registry'
import type { Location } from '../read/locations'
import { folderOf, translatedAddress } from '../translation/translated-addresses'

/** Returns the address of an entry, or undefined if it has no page. */
export function addressOf(collection: Location['collection'], slug: string): string | undefined {
  if (!isCollection(collection)) return collection === 'home.mdx' ? '/' : undefined
  const { address, opening }: Collection = collections[collection]
  if (address === undefined) return undefined
  if (slug === opening) return address
  if (address !== '/') return `${address}/${slug}`
  return optionalIndexes.find((index) => index.slug === slug)?.path ?? `/${slug}`
}

/** Returns the address of a file's page: `/id/services/integrasi-erp`. */
export function addressInLanguage(
  file: Pick<Location, 'collection' | 'slug' | 'language'> & { ownSlug?: string },
): string | undefined {
  const address = addressOf(file.collection, file.ownSlug ?? file.slug)
  return address && translatedAddress(folderOf(file.language), address)
}
