/**
 * Entries that name the page on which a link to them stands: `samples` of a service, `vendorFiles` of an industry.
 * There are a few of each, so that asking for them all costs a page little.
 */
import type { CreateResolversArgs, Node } from 'gatsby'
import { compare } from '../../content-model/check/diagnostics'

interface Resolving {
  nodeModel: {
    findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<Node> }>
  }
}

/** Adds the fields. */
export function addLeadingEntries({
  createResolvers,
}: Pick<CreateResolversArgs, 'createResolvers'>) {
  createResolvers({
    Service: { samples: entriesNaming('Deliverable', 'services') },
    Industry: { vendorFiles: entriesNaming('VendorFile', 'industries') },
  })
}

function entriesNaming(type: string, field: string) {
  return {
    type: `[${type}!]!`,
    resolve: (page: Node, _arguments: object, { nodeModel }: Resolving) =>
      nodeModel.findAll({ type, query: {} }).then(({ entries }) => naming(entries, field, page)),
  }
}

/** Returns the listed entries that name a page in a field, in their order. */
export function naming<T extends Node>(entries: Iterable<T>, field: string, page: Node): T[] {
  return [...entries]
    .filter(
      ({ listed, [field]: named }) => listed && Array.isArray(named) && named.includes(page.id),
    )
    .sort((a, b) => Number(a.order) - Number(b.order) || compare(a.id, b.id))
}
