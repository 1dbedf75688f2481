/** The cases that a page leads to: those of its service or industry, and those that are like another case. */
import { compare } from '../../content-model/check/diagnostics'
import type { Relatable } from './related'

/** How many cases a page of each kind shows. */
const caseCounts = { services: 2, industries: 3, cases: 2 }
type PageKind = keyof typeof caseCounts

/**
 * Returns a function that returns the slugs of the cases to show on the page of an entry, closest first. A service that no
 * case names shows the case of the nearest service that has one.
 * @param servicesNear slugs of the services near one, nearest first
 */
export function relatedCases(
  cases: readonly Relatable[],
  servicesNear: (service: Relatable) => Iterable<string>,
): (collection: string, entry: Relatable) => string[] | undefined {
  const closest = (collection: PageKind, points: (entry: Relatable) => number) =>
    cases
      .map((entry) => ({ slug: entry.slug, points: points(entry) }))
      .filter((entry) => entry.points > 0)
      .sort((a, b) => b.points - a.points || compare(a.slug, b.slug))
      .slice(0, caseCounts[collection])
      .map(({ slug }) => slug)
  const naming = (slug: string) => closest('services', ({ services }) => closeness(services, slug))

  function nearest(service: Relatable): string[] {
    for (const near of servicesNear(service)) {
      const [found] = naming(near)
      if (found !== undefined) return [found]
    }
    return []
  }

  return (collection, entry) => {
    if (!isPageKind(collection)) return undefined
    if (collection === 'industries')
      return closest(collection, ({ industries }) => closeness(industries, entry.slug))
    if (collection === 'cases')
      return closest(
        collection,
        ({ slug, services, industries }) =>
          Number(slug !== entry.slug) *
          (2 * shared(services, entry.services) + shared(industries, entry.industries)),
      )
    const own = naming(entry.slug)
    return own.length > 0 ? own : nearest(entry)
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
