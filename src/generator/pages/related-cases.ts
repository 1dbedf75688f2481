/** The cases that a page leads to: those of its service or industry, and those that are like another case. */
import { compare } from '../../content-model/check/diagnostics'
import type { Relatable } from './related'

/** How many cases a page of each kind shows. */
const caseCounts = { services: 2, industries: 3, cases: 2 }
type PageKind = keyof typeof caseCounts

/** Returns a function that returns the slugs of the cases to show on the page of an entry, closest first. */
export function relatedCases(
  cases: readonly Relatable[],
): (collection: string, entry: Relatable) => string[] | undefined {
  return (collection, entry) => {
    if (!isPageKind(collection)) return undefined
    return cases
      .map(({ slug, services, industries }) => ({
        slug,
        points:
          collection === 'cases'
            ? Number(slug !== entry.slug) *
              (2 * shared(services, entry.services) + shared(industries, entry.industries))
            : closeness(collection === 'services' ? services : industries, entry.slug),
      }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points || compare(a.slug, b.slug))
      .slice(0, caseCounts[collection])
      .map(({ slug }) => slug)
  }
}

function isPageKind(collection: string): collection is PageKind {
  return Object.hasOwn(caseCounts, collection)
}

/** Returns 0 for what a case does not name, and more the earlier it does, up to 1. */
function closeness(named: readonly string[], slug: string): number {
  const place = named.indexOf(slug)
  return place < 0 ? 0 : 1 / (place + 1)
}

function shared(a: readonly string[], b: readonly string[]): number {
  return a.filter((item) => b.includes(item)).length
}
