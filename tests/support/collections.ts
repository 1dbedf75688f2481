/** From the registry, so tests include new collections. */
import { rowsWithPages } from '../../src/content-model/collections/registry'

/** Collections with pages below an address of their own. */
export const collectionsWithPages = rowsWithPages
  .map(([name, { address }]) => ({ name, address }))
  .filter(({ address }) => address !== '/')

export const entryAddress = new RegExp(
  `^(${collectionsWithPages.map(({ address }) => address).join('|')})/.`,
)
