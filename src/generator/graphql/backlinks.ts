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
    lead: field('Person', async (context, { group }: Node) =>
      leadOf(await listedEntries(context, 'Person'), group),
    ),
    comparisons: backlinksOf('Comparison', 'services'),
    samples: backlinksOf('Deliverable', 'services'),
  },
  Industry: { vendorFiles: backlinksOf('VendorFile', 'industries') },
}

/** Returns the first listed person who leads a group of services, or null. */
export function leadOf<T extends Node>(people: Iterable<T>, group: unknown): T | null {
  const leads = [...people].filter(
    ({ listed, leads }) => listed && Array.isArray(leads) && leads.includes(group),
  )
  return leads.sort(byOrder('id'))[0] ?? null
}

/** Returns the listed entries that reference a page, in their order. */
export function backlinksTo<T extends Node>(entries: Iterable<T>, name: string, page: Node): T[] {
  const id = originalId(page)
  const found = [...entries]
    .filter(({ listed, [name]: named }) => listed && Array.isArray(named) && named.includes(id))
    .sort(byOrder('id'))
  return translatedFirst(found)
}
