/** Adds what visitors call a value of a choice or a key of the settings, so that a page carries one word in place of all. */
import type { CreateResolversArgs } from 'gatsby'
import { choiceName } from '../../content-model/collections/choices'
import type { ChoiceNames } from '../../content-model/collections/query-results'
import { collections } from '../../content-model/collections/registry'
import type { Settings } from '../../content-model/collections/settings'
import type { Words } from '../nodes/interface-words'
import type { NodeOf } from '../nodes/typed-nodes'
import { findEntry, interfaceWords, type LanguageContext, listedEntries } from './in-language'

/** The fields that fragments of a collection have for it. */
export const choiceNames: { [C in keyof ChoiceNames]: keyof ChoiceNames[C] } = {
  articles: 'categoryName',
  offerings: 'bandName',
  solutions: 'statusName',
}

/**
 * Adds the names of categories and statuses, and `kind` to services: null for one that is announced, of which no more
 * is published. And `blogCategories`, those of the settings that have an article to list; and `sent` to ranges of budgets, their label in the first language.
 */
export function addChoiceNames({ createResolvers }: CreateResolversArgs): void {
  const { services, solutions, articles, offerings } = collections
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
      [choiceNames.articles]: {
        type: 'String!',
        async resolve(
          { category }: NodeOf<'Article'>,
          _arguments: object,
          context: LanguageContext,
        ) {
          const { blogCategories = [] } = await settingsOf(context)
          return blogCategories.find((one) => one.category === category)?.name ?? category
        },
      },
    },
    [offerings.typeName]: {
      [choiceNames.offerings]: {
        type: 'String',
        resolve: ({ terms }: NodeOf<'Offering'>, _arguments: object, context: LanguageContext) =>
          terms ? budgetIn(context, terms.band) : null,
      },
    },
    BudgetRange: {
      sent: {
        type: 'String!',
        resolve: (
          { budget }: Settings['budgets'][number],
          _arguments: object,
          { nodeModel }: LanguageContext,
        ) => budgetIn({ nodeModel }, budget),
      },
    },
    Query: {
      blogCategories: {
        type: '[BlogCategory!]!',
        async resolve(_source: unknown, _arguments: object, context: LanguageContext) {
          const listed = await listedEntries(context, articles.typeName)
          const written = new Set(listed.map(({ category }) => category))
          const { blogCategories = [] } = await settingsOf(context)
          return blogCategories.filter(({ category }) => written.has(category))
        },
      },
    },
  })
}

/** Returns the settings in the language of the page; empty where the development server has none yet. */
async function settingsOf(context: LanguageContext): Promise<Partial<NodeOf<'Settings'>>> {
  return ((await findEntry(context, 'Settings')) as NodeOf<'Settings'> | null) ?? {}
}

/** Returns what visitors call a range of budgets. */
async function budgetIn(context: LanguageContext, key: string): Promise<string> {
  const { budgets = [] } = await settingsOf(context)
  return budgets.find(({ budget }) => budget === key)?.label ?? key
}

function named<N>(type: string, nameOf: (node: N, words: Words) => string | null) {
  return {
    type,
    resolve: async (node: N, _arguments: unknown, context: LanguageContext) =>
      nameOf(node, await interfaceWords(context)),
  }
}
