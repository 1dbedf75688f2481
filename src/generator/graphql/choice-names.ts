/** Adds what visitors call a value of a choice, so that a page carries one word in place of all. */
import type { CreateResolversArgs } from 'gatsby'
import { choiceName } from '../../content-model/collections/choices'
import type { ChoiceNames } from '../../content-model/collections/query-results'
import { collections } from '../../content-model/collections/registry'
import type { Words } from '../nodes/interface-words'
import type { NodeOf } from '../nodes/typed-nodes'
import { interfaceWords, type LanguageContext } from './in-language'

/** The fields that fragments of a collection have for it. */
export const choiceNames: { [C in keyof ChoiceNames]: keyof ChoiceNames[C] } = {
  articles: 'categoryName',
  solutions: 'statusName',
}

/**
 * Adds the names of categories and statuses, and `kind` to services: null for one that is announced, of which no more
 * is published.
 */
export function addChoiceNames({ createResolvers }: CreateResolversArgs): void {
  const { services, solutions, articles } = collections
  createResolvers({
    [services.typeName]: {
      kind: named('String', ({ hero }: Partial<NodeOf<'Service'>>, words) =>
        hero ? choiceName('serviceKinds', hero.subtitle, words) : null,
      ),
    },
    [solutions.typeName]: {
      [choiceNames.solutions]: named('String!', ({ status }: NodeOf<'Solution'>, words) =>
        choiceName('solutionStatuses', status, words),
      ),
    },
    [articles.typeName]: {
      [choiceNames.articles]: named('String!', ({ category }: NodeOf<'Article'>, words) =>
        choiceName('articleCategories', category, words),
      ),
    },
  })
}

function named<N>(type: string, nameOf: (node: N, words: Words) => string | null) {
  return {
    type,
    resolve: async (node: N, _arguments: unknown, context: LanguageContext) =>
      nameOf(node, await interfaceWords(context)),
  }
}
