/**
 * Adds lists of entries that reference a page. These collections are small, so
 * querying all their entries is cheap.
 */
import type { Node } from 'gatsby'
import { byOrder } from '../pages/entry-nodes'
import { field, listedEntries, originalId, translatedFirst } from './in-language'

const backlinksOf = (type: string, name: string) =>
  field(`[${type}!]!`, async (context, page: Node) =>
    backlinksTo(await listedEntries(context, type), name, page),
  )

export const backlinkFields = {
  Service: {
    lead: field('Person', async (context, { group }: Node) => {
      const [first = null] = entriesNaming(await listedEntries(context, 'Person'), 'leads', group)
      return first
    }),
    comparisons: backlinksOf('Comparison', 'services'),
    samples: backlinksOf('Deliverable', 'services'),
  },
  Industry: { vendorFiles: backlinksOf('VendorFile', 'industries') },
}

/** Returns the listed entries that reference a page, in their order. */
export function backlinksTo<T extends Node>(entries: readonly T[], list: string, page: Node): T[] {
  return translatedFirst(entriesNaming(entries, list, originalId(page)))
}

/** Returns the listed entries with this value in a list, in their order. */
export function entriesNaming<T extends Node>(
  entries: readonly T[],
  list: string,
  value: unknown,
): T[] {
  return entries
    .filter(
      ({ listed, [list]: values }) => listed && Array.isArray(values) && values.includes(value),
    )
    .sort(byOrder('id'))
}
