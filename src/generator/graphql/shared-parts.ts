/** Parts that a service takes from another service, which its file names. */
import { sharedParts } from '../../content-model/collections/services'
import type { NodeOf } from '../nodes/typed-nodes'
import { entriesById, type LanguageContext } from './in-language'

type ServiceNode = NodeOf<'Service'>

const parts = Object.entries(sharedParts) as [
  keyof typeof sharedParts,
  (typeof sharedParts)[keyof typeof sharedParts],
][]

/**
 * Adds the shared parts to a service, except parts in another language.
 * @param find returns a service in the page's language
 */
export function withSharedParts(
  service: ServiceNode,
  find: (id: string) => ServiceNode | undefined,
): ServiceNode {
  const taken = parts.flatMap(([field, part]) => {
    const id = service[field]
    const other = id && find(id)
    return other && other.translation === service.translation ? [[part, other[part]]] : []
  })
  return { ...service, ...Object.fromEntries(taken) }
}

const fields = parts.map(([, part]) => [
  part,
  {
    resolve: (service: ServiceNode, _arguments: object, context: LanguageContext) =>
      withSharedParts(service, (id) => entriesById(context, 'Service', [id])[0])[part],
  },
])
export const sharedPartFields = { Service: Object.fromEntries(fields) }
