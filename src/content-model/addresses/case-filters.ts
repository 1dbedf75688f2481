/**
 * The filters of /portfolio. Each has a page that lists the cases of a domain,
 * an industry or a protocol.
 */
import { slugOf } from './slugs'

/** In page order. */
export const caseFilterKinds = ['domain', 'industry', 'protocol'] as const
export type CaseFilterKind = (typeof caseFilterKinds)[number]

export interface CaseFilter {
  kind: CaseFilterKind
  /** A domain, the slug of an industry, or a protocol. */
  value: string
  name: string
  path: string
  count: number
}

/** Page context of a filter. `cases` are slugs. */
export interface CaseFilterContext {
  filter: CaseFilter
  cases: string[]
}

/** `industries` are slugs. */
export interface FilteredCase {
  domain: string
  industries: readonly string[]
  protocols: readonly string[]
}

/** Returns the path of a filter: `/portfolio/protocol/evm-based`. */
export function caseFilterPath(kind: CaseFilterKind, value: string): string {
  return `/portfolio/${kind}/${slugOf(value)}`
}

function filterValues(entry: FilteredCase, kind: CaseFilterKind): readonly string[] {
  if (kind === 'domain') return [entry.domain]
  return kind === 'industry' ? entry.industries : entry.protocols
}

/**
 * Returns the filters with at least one case, sorted by kind and then by number of cases.
 * @param industries names by slug; other industries have no filter
 * @param nameOf returns the display name of a domain or a protocol
 */
export function caseFilters<Case extends FilteredCase>(
  cases: readonly Case[],
  industries: ReadonlyMap<string, string>,
  nameOf: (value: string) => string = (value) => value,
): { filter: CaseFilter; cases: Case[] }[] {
  return caseFilterKinds.flatMap((kind) => {
    const found = new Map<string, { filter: CaseFilter; cases: Case[] }>()
    for (const entry of cases) {
      // Values that only differ in case have the same path.
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
