/**
 * Entries that name the page that links to them: `samples` and `comparisons` of a service, `vendorFiles` of an industry.
 * There are a few of each, so that asking for them all costs a page little.
 */
import type { CreateResolversArgs, Node } from 'gatsby'
import { byOrder } from '../pages/entry-nodes'
import { field, listedEntries, originalId, translatedFirst } from './in-language'

/** Adds the fields. */
export function addLeadingEntries({ createResolvers }: CreateResolversArgs) {
  createResolvers({
    Service: {
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

/** Returns the listed entries that name a page in a field, in their order. */
export function naming<T extends Node>(entries: Iterable<T>, name: string, page: Node): T[] {
  const id = originalId(page)
  const found = [...entries]
    .filter(({ listed, [name]: named }) => listed && Array.isArray(named) && named.includes(id))
    .sort(byOrder('id'))
  return translatedFirst(found)
}
