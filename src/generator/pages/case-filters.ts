/** The filters of /portfolio, from the nodes of the listed cases. */

import {
  type CaseFilter,
  type CaseFilterContext,
  caseFilterPath,
  caseFilters,
  type FilteredCase,
  filterValues,
} from '../../content-model/addresses/case-filters'
import { collections } from '../../content-model/collections/registry'
import type { LanguageNodes } from '../nodes/languages'
import { byOrder, type EntryNode, entriesOf } from './entry-nodes'
import { type FilterNames, filterNamesIn } from './filter-names'

/** Returns the pages of all filters; none while no page with words lists the cases. */
export function caseFilterPages(nodes: LanguageNodes): CaseFilterContext[] {
  const words = entriesOf(nodes, collections.pages.typeName)
  if (!words.some(({ path, listed }) => listed && path === collections.cases.address)) return []
  const { shown } = nodes
  const cases = entriesOf(shown, collections.cases.typeName).filter(({ listed }) => listed)
  const industries = entriesOf(shown, collections.industries.typeName)
  const { translation } = nodes.language
  return filtersOf(cases, industries, filterNamesIn(nodes), translation).map((filter) => ({
    filter,
    cases: cases
      .filter((node) => isListedBy(node, filter))
      .sort(byOrder('title'))
      .map(({ slug }) => slug),
  }))
}

/**
 * Returns the filters of these nodes of cases, whose industries are ids of nodes.
 * @param translation of the page's language: a filter is there that lists a case which is written in it
 */
export function filtersOf(
  cases: readonly EntryNode[],
  industries: readonly EntryNode[],
  nameOf: FilterNames,
  translation: string,
): CaseFilter[] {
  const listed = industries.filter((industry) => industry.listed)
  const names = new Map(listed.map(({ slug, name }) => [slug, String(name)]))
  const own = cases.filter((node) => node.translation === translation)
  return caseFilters(cases.map(filteredCase), names, nameOf).filter((filter) =>
    own.some((node) => isListedBy(node, filter)),
  )
}

function isListedBy(node: EntryNode, { kind, path }: CaseFilter): boolean {
  return filterValues(filteredCase(node), kind).some(
    (value) => caseFilterPath(kind, value) === path,
  )
}

function filteredCase({ domain, industries, protocols }: EntryNode): FilteredCase {
  return {
    domain: String(domain),
    industries: texts(industries).map((id) => id.slice(id.indexOf('/') + 1)),
    protocols: texts(protocols),
  }
}

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
