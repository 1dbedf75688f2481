import type { NodePluginArgs } from 'gatsby'
import { addressOf } from '../collections/addresses'
import { type CollectionName, collections } from '../collections/registry'

/** Former addresses of all entries, each with the address that took its place. */
export function redirectsOf({
  getNodesByType,
}: Pick<NodePluginArgs, 'getNodesByType'>): Map<string, string> {
  const names = Object.keys(collections) as CollectionName[]
  return new Map(
    names.flatMap((collection) =>
      getNodesByType(collections[collection].typeName).flatMap(({ formerSlugs, path }) =>
        Array.isArray(formerSlugs)
          ? formerSlugs.map((slug): [string, string] => [
              addressOf(collection, String(slug)) ?? '',
              String(path),
            ])
          : [],
      ),
    ),
  )
}
