/** Computes the filters of /portfolio from the listed cases. */

import { type CaseFilterContext, caseFilters } from '../../content-model/addresses/case-filters'
import { collections } from '../../content-model/collections/registry'
import type { LanguageNodes } from '../nodes/languages'
import { nodesOfType } from '../nodes/typed-nodes'
import { byOrder, type EntryNode, entriesOf } from './entry-nodes'

/** Returns the pages of all filters. Returns none if the cases have no listed index page. */
export function caseFilterPages(nodes: LanguageNodes): CaseFilterContext[] {
  const words = entriesOf(nodes, collections.pages.typeName)
  const isPublished = words.some(({ path, listed }) => listed && path === collections.cases.address)
  return isPublished ? filtersIn(nodes) : []
}

/** Returns the filters with at least one case in the language, each with all its cases. */
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

/** Returns the label of a domain or protocol. */
export type FilterNames = (value: string) => string

/**
 * Returns the labels of domains and protocols in a language. Cases and URLs use the original names; translated
 * settings list the same items in the same order.
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
