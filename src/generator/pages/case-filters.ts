import { type CaseFilterContext, caseFilters } from '../../content-model/addresses/case-filters'
import { collections } from '../../content-model/collections/registry'
import type { LanguageNodes } from '../nodes/languages'
import { type NodeOf, nodesOfType } from '../nodes/typed-nodes'
import { byOrder } from './entry-nodes'

/** Returns no pages if the cases have no listed index page. */
export function caseFilterPages(nodes: LanguageNodes): CaseFilterContext[] {
  const pages = nodesOfType(nodes, 'FixedPage')
  const isPublished = pages.some(({ path, listed }) => listed && path === collections.cases.address)
  return isPublished ? filtersIn(nodes) : []
}

/** Returns filters with a case in the language, each with all its cases. */
export function filtersIn(nodes: LanguageNodes): CaseFilterContext[] {
  const isListed = ({ listed }: { listed: boolean }) => listed
  const cases = nodesOfType(nodes.shown, 'Case').filter(isListed).sort(byOrder('title'))
  const industries = nodesOfType(nodes.shown, 'Industry').filter(isListed)
  const names = new Map(industries.map(({ slug, name }) => [slug, name]))
  const filters = caseFilters(cases.map(filteredCase), names, filterNamesIn(nodes))
  return filters.flatMap(({ filter, cases: own }) => {
    if (!own.some(({ translation }) => translation === nodes.language.translation)) return []
    return { filter, cases: own.map(({ slug }) => slug) }
  })
}

function filteredCase({ slug, translation, domain, industries, protocols }: NodeOf<'Case'>) {
  const slugs = industries.map((id) => id.slice(id.indexOf('/') + 1))
  return { slug, translation, domain, industries: slugs, protocols }
}

export type FilterNames = (value: string) => string

/**
 * Returns the labels of domains and protocols. Cases and URLs use the original
 * names. Translated settings list the same items in the same order.
 */
export function filterNamesIn(nodes: LanguageNodes): FilterNames {
  const [own] = nodesOfType(nodes, 'Settings')
  const [original] = nodesOfType(nodes.originals, 'Settings')
  const names = new Map<string, string>()
  for (const kind of ['domains', 'protocols'] as const)
    original?.successStories?.[kind].forEach((value, index) => {
      names.set(value, own?.successStories?.[kind][index] ?? value)
    })
  return (value) => names.get(value) ?? value
}
