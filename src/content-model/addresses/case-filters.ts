/**
 * The filters of /portfolio: pages that list the cases of one domain, industry or protocol. Pages ask GraphQL for
 * them and import types alone from here.
 */
import { slugOf } from './slugs'

/** The kinds of filters, in the order in which the page shows them. */
export const caseFilterKinds = ['domain', 'industry', 'protocol'] as const
export type CaseFilterKind = (typeof caseFilterKinds)[number]

/** A page that lists the cases with one value. */
export interface CaseFilter {
  kind: CaseFilterKind
  /** What the cases have in common: a domain, the slug of an industry, or a protocol. */
  value: string
  /** How visitors read it. */
  name: string
  path: string
  /** Number of the cases that it lists. */
  count: number
}

/** The page of one filter: what it filters by, and the slugs of the cases that it lists, in order. */
export interface CaseFilterContext {
  filter: CaseFilter
  cases: string[]
}

/** The fields of a case that filters follow from; `industries` are slugs. */
export interface FilteredCase {
  domain: string
  industries: readonly string[]
  protocols: readonly string[]
}

/** Returns the address of a filter: `/portfolio/protocol/evm-based`. */
export function caseFilterPath(kind: CaseFilterKind, value: string): string {
  return `/portfolio/${kind}/${slugOf(value)}`
}

/** Returns the values of a case for one kind of filter. */
function filterValues(entry: FilteredCase, kind: CaseFilterKind): readonly string[] {
  if (kind === 'domain') return [entry.domain]
  return kind === 'industry' ? entry.industries : entry.protocols
}

/**
 * Returns the filters that list at least one case, with these cases: by kind, and within it those with most cases first.
 * @param industries names of the listed industries, by slug; a case's other industries make no filter
 * @param nameOf returns what visitors call a domain or a protocol
 */
export function caseFilters<Case extends FilteredCase>(
  cases: readonly Case[],
  industries: ReadonlyMap<string, string>,
  nameOf: (value: string) => string = (value) => value,
): { filter: CaseFilter; cases: Case[] }[] {
  return caseFilterKinds.flatMap((kind) => {
    const found = new Map<string, { filter: CaseFilter; cases: Case[] }>()
    for (const entry of cases) {
      // Values that differ in capitals alone share a page.
      const paths = filterValues(entry, kind).map(
        (value) => [caseFilterPath(kind, value), value] as const,
      )
      for (const [path, value] of new Map(paths)) {
        const name = kind === 'industry' ? industries.get(value) : nameOf(value)
        if (name === undefined) continue
        const own = [...(found.get(path)?.cases ?? []), entry]
        found.set(path, { filter: { kind, value, name, path, count: own.length }, cases: own })
      }
    }
    return [...found.values()].sort(
      ({ filter: a }, { filter: b }) => b.count - a.count || (a.name < b.name ? -1 : 1),
    )
  })
}
