/** Collection facts from the registry, so new collections are tested automatically. */
import { rowsWithPages } from '../../src/content-model/collections/registry'

/** Name and address of collections with pages below their own address. */
export const collectionsWithPages = rowsWithPages
  .map(([name, { address }]) => ({ name, address }))
  .filter(({ address }) => address !== '/')

export const entryAddress = new RegExp(
  `^(${collectionsWithPages.map(({ address }) => address).join('|')})/.`,
)
