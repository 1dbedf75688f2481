/**
 * Entries that name the page that links to them: `samples` and `comparisons` of a service, `vendorFiles` of an industry.
 * There are a few of each, so that asking for them all costs a page little.
 */
import type { CreateResolversArgs, Node } from 'gatsby'
import { compare } from '../../content-model/check/diagnostics'
import { type LanguageContext, listedEntries, originalId, translatedFirst } from './in-language'

/** Adds the fields. */
export function addLeadingEntries({
  createResolvers,
}: Pick<CreateResolversArgs, 'createResolvers'>) {
  createResolvers({
    Service: {
      comparisons: entriesNaming('Comparison', 'services'),
      samples: entriesNaming('Deliverable', 'services'),
    },
    Industry: { vendorFiles: entriesNaming('VendorFile', 'industries') },
  })
}

function entriesNaming(type: string, field: string) {
  return {
    type: `[${type}!]!`,
    resolve: (page: Node, _arguments: object, context: LanguageContext) =>
      listedEntries(context, type).then((entries) => naming(entries, field, page)),
  }
}

/** Returns the listed entries that name a page in a field, in their order. */
export function naming<T extends Node>(entries: Iterable<T>, field: string, page: Node): T[] {
  const id = originalId(page)
  const found = [...entries]
    .filter(({ listed, [field]: named }) => listed && Array.isArray(named) && named.includes(id))
    .sort((a, b) => Number(a.order) - Number(b.order) || compare(a.id, b.id))
  return translatedFirst(found)
}
