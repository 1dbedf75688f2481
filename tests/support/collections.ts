/** Facts of the collections that several tests need, from the registry: a new collection is tested by itself. */
import { rowsWithPages } from '../../src/content-model/collections/registry'

/** Collections whose pages stand below an address of their own, each with its name and that address. */
export const collectionsWithPages = rowsWithPages
  .map(([name, { address }]) => ({ name, address }))
  .filter(({ address }) => address !== '/')

/** Matches the address of an entry's page, such as `/services/erp-integration`. */
export const entryAddress = new RegExp(
  `^(${collectionsWithPages.map(({ address }) => address).join('|')})/.`,
)
