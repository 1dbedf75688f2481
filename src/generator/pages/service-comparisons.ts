/** Which comparisons the page of a service links to: those that include it. */
import { collections } from '../../content-model/collections/registry'
import { nodeId } from '../nodes/entry-fields'
import { entriesOf, type Nodes } from './entry-nodes'

/** Returns a function that returns the file names of a service’s listed comparisons, by their `order`, then by name. */
export function serviceComparisons(nodes: Nodes): (service: string) => string[] {
  const listed = entriesOf(nodes, collections.comparisons.typeName)
    .filter(({ listed }) => listed)
    .sort((a, b) => Number(a.order) - Number(b.order))
  return (service) =>
    listed
      .filter(
        ({ services }) => Array.isArray(services) && services.includes(nodeId('services', service)),
      )
      .map(({ slug }) => slug)
}
