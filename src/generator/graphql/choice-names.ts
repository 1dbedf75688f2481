/** Adds what visitors call a value of a choice, so that a page carries one word in place of all. */
import type { CreateResolversArgs } from 'gatsby'
import { serviceKindWords, solutionStatusWords } from '../../content-model/collections/choices'
import { collections } from '../../content-model/collections/registry'
import type { NodeOf } from '../nodes/typed-nodes'
import { interfaceWords, type LanguageContext } from './in-language'

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
          context: LanguageContext,
        ): Promise<string | null> {
          if (!hero) return null
          const { serviceKinds } = await interfaceWords(context)
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
          context: LanguageContext,
        ): Promise<string> {
          const { solutionStatuses } = await interfaceWords(context)
          return solutionStatuses[solutionStatusWords[status]]
        },
      },
    },
  })
}
