/** Adds labels, so each page contains only the labels it shows. */
import type { CreateResolversArgs } from 'gatsby'
import { choiceName } from '../../content-model/collections/choices'
import type { ChoiceNames } from '../../content-model/collections/query-results'
import { collections } from '../../content-model/collections/registry'
import { type Settings, serviceKindName } from '../../content-model/collections/settings'
import { priceOf } from '../../content-model/collections/small-collections'
import type { NodeOf } from '../nodes/typed-nodes'
import {
  field,
  interfaceWords,
  type LanguageContext,
  listedEntries,
  settingsOf,
} from './in-language'

/** Label fields in each collection's fragments. */
export const choiceNames: { [C in keyof ChoiceNames]: readonly (keyof ChoiceNames[C])[] } = {
  articles: ['categoryName'],
  offerings: ['price'],
  solutions: ['statusName', 'ownerName'],
}

/**
 * Adds labels of categories, statuses and owners, and:
 * - `kind` of services; null if coming soon, because their hero is unpublished
 * - `blogCategories` that have articles
 * - `sent` of budget ranges: the original label, which the form submits
 */
export function addChoiceNames({ createResolvers }: CreateResolversArgs): void {
  const { services, solutions, articles, offerings } = collections
  createResolvers({
    [services.typeName]: {
      kind: field('String', async (context, { hero }: Partial<NodeOf<'Service'>>) => {
        const { serviceKinds = [] } = await settingsOf(context)
        return hero ? serviceKindName(hero.subtitle, serviceKinds) : null
      }),
    },
    [solutions.typeName]: {
      statusName: field('String!', async (context, { status }: NodeOf<'Solution'>) =>
        choiceName('solutionStatuses', status, await interfaceWords(context)),
      ),
      ownerName: field('String!', async (context, { owner }: NodeOf<'Solution'>) =>
        choiceName('solutionOwners', owner, await interfaceWords(context)),
      ),
    },
    [articles.typeName]: {
      categoryName: field('String!', async (context, { category }: NodeOf<'Article'>) => {
        const { blogCategories = [] } = await settingsOf(context)
        return blogCategories.find((candidate) => candidate.category === category)?.name ?? category
      }),
    },
    [offerings.typeName]: {
      price: field('String', async (context, offering: NodeOf<'Offering'>) => {
        const { budgets = [] } = await settingsOf(context)
        return priceOf(offering, budgets)
      }),
    },
    BudgetRange: {
      sent: field('String!', ({ nodeModel }, { budget }: Settings['budgets'][number]) =>
        budgetIn({ nodeModel }, budget),
      ),
    },
    Query: {
      blogCategories: field('[BlogCategory!]!', async (context) => {
        const listed = await listedEntries(context, articles.typeName)
        const written = new Set(listed.map(({ category }) => category))
        const { blogCategories = [] } = await settingsOf(context)
        return blogCategories.filter(({ category }) => written.has(category))
      }),
    },
  })
}

async function budgetIn(context: LanguageContext, key: string): Promise<string> {
  const { budgets = [] } = await settingsOf(context)
  return budgets.find(({ budget }) => budget === key)?.label ?? key
}
