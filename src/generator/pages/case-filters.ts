/** The filters of /portfolio, from the nodes of the listed cases. */

import { type CaseFilterContext, caseFilters } from '../../content-model/addresses/case-filters'
import { collections } from '../../content-model/collections/registry'
import type { LanguageNodes } from '../nodes/languages'
import { byOrder, type EntryNode, entriesOf } from './entry-nodes'
import { filterNamesIn } from './filter-names'

/** Returns the pages of all filters; none while no page with words lists the cases. */
export function caseFilterPages(nodes: LanguageNodes): CaseFilterContext[] {
  const words = entriesOf(nodes, collections.pages.typeName)
  const isThere = words.some(({ path, listed }) => listed && path === collections.cases.address)
  return isThere ? filtersIn(nodes) : []
}

/** Returns the filters that list a case which is written in the language, with the cases that they list. */
export function filtersIn(nodes: LanguageNodes): CaseFilterContext[] {
  const listedOf = (typeName: string) =>
    entriesOf(nodes.shown, typeName).filter(({ listed }) => listed)
  const cases = listedOf(collections.cases.typeName).sort(byOrder('title'))
  const industries = listedOf(collections.industries.typeName)
  const names = new Map(industries.map(({ slug, name }) => [slug, String(name)]))
  const filters = caseFilters(cases.map(filteredCase), names, filterNamesIn(nodes))
  return filters.flatMap(({ filter, cases: own }) => {
    if (!own.some(({ translation }) => translation === nodes.language.translation)) return []
    return { filter, cases: own.map(({ slug }) => slug) }
  })
}

function filteredCase({ slug, translation, domain, industries, protocols }: EntryNode) {
  return {
    slug,
    translation,
    domain: String(domain),
    industries: texts(industries).map((id) => id.slice(id.indexOf('/') + 1)),
    protocols: texts(protocols),
  }
}

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
