/** Adds what visitors call a value of a choice, so that a page carries one word in place of all. */
import type { CreateResolversArgs } from 'gatsby'
import { serviceKindWords, solutionStatusWords } from '../../content-model/collections/choices'
import { collections } from '../../content-model/collections/registry'
import type { Words } from '../nodes/interface-words'
import type { NodeOf } from '../nodes/typed-nodes'

interface NodeModel {
  findOne(query: {
    type: 'InterfaceWords'
    query: object
  }): Promise<Pick<Words, 'serviceKinds' | 'solutionStatuses'>>
}

interface Context {
  nodeModel: NodeModel
}

const wordsOfPage = ({ nodeModel }: Context) =>
  nodeModel.findOne({ type: 'InterfaceWords', query: {} })

/**
 * Adds `kind` to services, null for one that is announced, of which no more is published; and `statusName` to
 * solutions.
 */
export function addChoiceNames({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    [collections.services.typeName]: {
      kind: {
        type: 'String',
        async resolve(
          { hero }: Partial<NodeOf<'Service'>>,
          _arguments: unknown,
          context: Context,
        ): Promise<string | null> {
          if (!hero) return null
          const { serviceKinds } = await wordsOfPage(context)
          return serviceKinds[serviceKindWords[hero.subtitle]]
        },
      },
    },
    [collections.solutions.typeName]: {
      statusName: {
        type: 'String!',
        async resolve(
          { status }: NodeOf<'Solution'>,
          _arguments: unknown,
          context: Context,
        ): Promise<string> {
          const { solutionStatuses } = await wordsOfPage(context)
          return solutionStatuses[solutionStatusWords[status]]
        },
      },
    },
  })
}
