/** Adds labels, so each page contains only the labels it shows. */
import { choiceName } from '../../content-model/collections/choices'
import type { ChoiceNames } from '../../content-model/collections/query-results'
import { type Settings, serviceKindName } from '../../content-model/collections/settings'
import { priceOf } from '../../content-model/collections/small-collections'
import { writeHours } from '../../language/opening-hours'
import type { NodeOf } from '../nodes/typed-nodes'
import { field, interfaceWords, languageOf, listedEntries, settingsOf } from './in-language'

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
 * - `written` of opening hours, which browsers format differently
 */
export const choiceNameFields = {
  Service: {
    kind: field('String', async (context, { hero }: Partial<NodeOf<'Service'>>) => {
      const { serviceKinds = [] } = await settingsOf(context)
      return hero ? serviceKindName(hero.subtitle, serviceKinds) : null
    }),
  },
  Solution: {
    statusName: field('String!', async (context, { status }: NodeOf<'Solution'>) =>
      choiceName('solutionStatuses', status, await interfaceWords(context)),
    ),
    ownerName: field('String!', async (context, { owner }: NodeOf<'Solution'>) =>
      choiceName('solutionOwners', owner, await interfaceWords(context)),
    ),
  },
  Article: {
    categoryName: field('String!', async (context, { category }: NodeOf<'Article'>) => {
      const { blogCategories = [] } = await settingsOf(context)
      return blogCategories.find((candidate) => candidate.category === category)?.name ?? category
    }),
  },
  Offering: {
    price: field('String', async (context, offering: NodeOf<'Offering'>) => {
      const { budgets = [] } = await settingsOf(context)
      return priceOf(offering, budgets)
    }),
  },
  BudgetRange: {
    // Without a language in the context, `settingsOf` returns the original settings.
    sent: field('String!', async ({ nodeModel }, { budget }: Settings['budgets'][number]) => {
      const { budgets = [] } = await settingsOf({ nodeModel })
      return budgets.find((range) => range.budget === budget)?.label ?? budget
    }),
  },
  OpeningHours: {
    written: field('String!', async (context, hours: Settings['openingHours'][number]) =>
      writeHours(hours, await languageOf(context)),
    ),
  },
  Query: {
    blogCategories: field('[BlogCategory!]!', async (context) => {
      const listed = await listedEntries(context, 'Article')
      const written = new Set(listed.map(({ category }) => category))
      const { blogCategories = [] } = await settingsOf(context)
      return blogCategories.filter(({ category }) => written.has(category))
    }),
  },
}
