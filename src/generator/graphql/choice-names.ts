/** Adds what visitors call the kind of a service, so that its page carries one word in place of all. */
import type { CreateResolversArgs } from 'gatsby'
import { serviceKindWords } from '../../content-model/collections/choices'
import { collections } from '../../content-model/collections/registry'
import type { Words } from '../nodes/interface-words'
import type { NodeOf } from '../nodes/typed-nodes'

interface NodeModel {
  findOne(query: { type: 'InterfaceWords'; query: object }): Promise<Pick<Words, 'serviceKinds'>>
}

/** Adds `kind` to services; null for one that is announced, of which no more is published. */
export function addServiceKinds({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    [collections.services.typeName]: {
      kind: {
        type: 'String',
        async resolve(
          { hero }: Partial<NodeOf<'Service'>>,
          _arguments: unknown,
          { nodeModel }: { nodeModel: NodeModel },
        ): Promise<string | null> {
          if (!hero) return null
          const { serviceKinds } = await nodeModel.findOne({ type: 'InterfaceWords', query: {} })
          return serviceKinds[serviceKindWords[hero.subtitle]]
        },
      },
    },
  })
}
