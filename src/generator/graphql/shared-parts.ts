/** Parts of a service that are those of another one, which its file names. */
import type { CreateResolversArgs, Node } from 'gatsby'
import { sharedParts } from '../../content-model/collections/services'
import type { NodeOf } from '../nodes/typed-nodes'
import { entriesById, type LanguageContext } from './in-language'

type ServiceNode = NodeOf<'Service'>

/** Finds the service with an id, in the language of a page. */
export type FindService = (id: string) => Node | undefined

const parts = Object.entries(sharedParts) as [
  keyof typeof sharedParts,
  (typeof sharedParts)[keyof typeof sharedParts],
][]

/**
 * Returns a service with the parts that it takes from another one. A page goes without those that are not in its
 * language.
 */
export function withSharedParts(service: ServiceNode, find: FindService): ServiceNode {
  const taken = parts.flatMap(([field, part]) => {
    const id = service[field]
    const other = id && (find(id) as ServiceNode | undefined)
    return other && other.translation === service.translation ? [[part, other[part]]] : []
  })
  return { ...service, ...Object.fromEntries(taken) }
}

/** Returns what finds a service for the page of a context. */
export const finderFor =
  (context: LanguageContext): FindService =>
  (id) =>
    entriesById(context, 'Service', [id])[0]

/** Gives services the parts that they take from others. */
export function addSharedParts({
  createResolvers,
}: Pick<CreateResolversArgs, 'createResolvers'>): void {
  const fields = parts.map(([, part]) => [
    part,
    {
      resolve: (service: ServiceNode, _arguments: object, context: LanguageContext) =>
        withSharedParts(service, finderFor(context))[part],
    },
  ])
  createResolvers({ Service: Object.fromEntries(fields) })
}
