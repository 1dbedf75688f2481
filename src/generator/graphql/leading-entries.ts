/**
 * Entries that name the page that links to them: `lead`, `samples` and `comparisons` of a service, `vendorFiles` of an
 * industry.
 * There are a few of each, so that asking for them all costs a page little.
 */
import type { CreateResolversArgs, Node } from 'gatsby'
import { byOrder } from '../pages/entry-nodes'
import { field, listedEntries, originalId, translatedFirst } from './in-language'

/** Adds the fields. */
export function addLeadingEntries({ createResolvers }: CreateResolversArgs) {
  createResolvers({
    Service: {
      lead: field('Person', async (context, { group }: Node) =>
        leading(await listedEntries(context, 'Person'), group),
      ),
      comparisons: entriesNaming('Comparison', 'services'),
      samples: entriesNaming('Deliverable', 'services'),
    },
    Industry: { vendorFiles: entriesNaming('VendorFile', 'industries') },
  })
}

const entriesNaming = (type: string, name: string) =>
  field(`[${type}!]!`, async (context, page: Node) =>
    naming(await listedEntries(context, type), name, page),
  )

/** Returns the first person who leads the practice of a group of services; null without any. */
export function leading<T extends Node>(people: Iterable<T>, group: unknown): T | null {
  const leads = [...people].filter(
    ({ listed, leads }) => listed && Array.isArray(leads) && leads.includes(group),
  )
  return leads.sort(byOrder('id'))[0] ?? null
}

/** Returns the listed entries that name a page in a field, in their order. */
export function naming<T extends Node>(entries: Iterable<T>, name: string, page: Node): T[] {
  const id = originalId(page)
  const found = [...entries]
    .filter(({ listed, [name]: named }) => listed && Array.isArray(named) && named.includes(id))
    .sort(byOrder('id'))
  return translatedFirst(found)
}
