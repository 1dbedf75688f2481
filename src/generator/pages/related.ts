/**
 * Related links that files leave to the site. What a file names itself is kept as it is and never added to.
 */
import { compare } from '../../content-model/check/diagnostics'
import type { RowWithPages } from '../../content-model/collections/collection'

/** The fields of an entry that relations are computed from. References are slugs. */
export interface Relatable {
  slug: string
  /** The terms of its name and summary, which are compared. */
  terms: ReadonlySet<string>
  group?: string
  services: readonly string[]
  industries: readonly string[]
  /** References that its file names. */
  relatedServices: readonly string[]
  relatedArticles: readonly string[]
  /** For articles: newer ones come first among equals. */
  published?: string
  /** For articles: those of the same category follow it. */
  category?: string
}

/** The listed entries that related links lead to. */
export type RelatableSite = Readonly<
  Record<'services' | 'industries' | 'articles' | 'cases', readonly Relatable[]>
>

/** Slugs of an entry's related links, most closely related first. */
export type RelatedLinks = Partial<Record<keyof RelatableSite, readonly string[]>>

/** How many related links of each kind a page shows if its file names none. */
const linkCounts = { services: 4, industries: 3, articles: 2, newest: 3 }

/** How many cases a page of each collection shows; others show none. */
const caseCounts = { services: 2, industries: 3, cases: 2 }

/** Computes related links for one site. */
export class Relations {
  private readonly rarity = new Map<string, number>()

  constructor(private readonly site: RelatableSite) {
    for (const { terms } of [...site.services, ...site.articles])
      for (const term of terms) this.rarity.set(term, (this.rarity.get(term) ?? 0) + 1)
  }

  /**
   * Returns the links of an entry.
   * @param related what they follow from; see `RowWithPages`
   */
  of(
    collection: string,
    related: NonNullable<RowWithPages['related']>,
    entry: Relatable,
  ): RelatedLinks {
    const { slug, services, relatedServices, relatedArticles } = entry
    const cases = this.casesOf(collection, entry)
    const common = cases && { cases }
    if (related === 'words')
      return {
        services: relatedOr(relatedServices, this.site.services, linkCounts.services, (service) =>
          this.sharedWords(service, entry),
        ),
        industries: [],
        articles: relatedArticles.length > 0 ? relatedArticles : this.newestBeside(entry),
        ...common,
      }
    const isService = related === 'group'
    const named = isService ? [slug] : services
    return {
      services: isService ? this.servicesBeside(entry) : services,
      industries: relatedOr(
        entry.industries,
        this.site.industries,
        linkCounts.industries,
        (other) => (other.slug === slug && !isService ? 0 : shared(other.services, named)),
      ),
      articles: relatedOr(relatedArticles, this.site.articles, linkCounts.articles, (article) =>
        shared(article.relatedServices, named),
      ),
      ...common,
    }
  }

  /** Returns services of the same group and industries, or of the same words. */
  private servicesBeside(service: Relatable): readonly string[] {
    const { relatedServices, group, industries } = service
    return relatedOr(relatedServices, this.site.services, linkCounts.services, (other) =>
      other.slug === service.slug
        ? 0
        : Number(other.group === group) * 2 +
          shared(other.industries, industries) +
          this.sharedWords(other, service),
    )
  }

  private newestBeside({ slug, category }: Relatable): string[] {
    return this.site.articles
      .filter((other) => other.category === category && other.slug !== slug)
      .sort(newestFirst)
      .slice(0, linkCounts.newest)
      .map((article) => article.slug)
  }

  /** Returns the cases that name an entry, or are like another case. */
  private casesOf(collection: string, entry: Relatable): string[] | undefined {
    const { cases } = this.site
    if (collection === 'services') {
      const own = this.casesNaming(entry.slug)
      return own.length > 0 ? own : this.nearestCase(entry)
    }
    if (collection === 'industries')
      return best(cases, caseCounts.industries, (one) => closeness(one.industries, entry.slug))
    if (collection !== 'cases') return undefined
    const others = cases.filter(({ slug }) => slug !== entry.slug)
    return best(
      others,
      caseCounts.cases,
      ({ services, industries }) =>
        2 * shared(services, entry.services) + shared(industries, entry.industries),
    )
  }

  private casesNaming(service: string): string[] {
    return best(this.site.cases, caseCounts.services, ({ services }) =>
      closeness(services, service),
    )
  }

  /** Returns the case of the nearest service that has one: a related one, or one related to those. */
  private nearestCase(service: Relatable): string[] {
    const related = this.servicesBeside(service)
    const further = related.flatMap((slug) => {
      const next = this.site.services.find((one) => one.slug === slug)
      return next ? this.servicesBeside(next) : []
    })
    return [...related, ...further].flatMap((slug) => this.casesNaming(slug)).slice(0, 1)
  }

  /** Returns how many words two entries share, weighted by rarity: a rare one counts up to 1. */
  private sharedWords(a: Relatable, b: Relatable): number {
    return [...a.terms]
      .filter((term) => b.terms.has(term))
      .reduce((sum, term) => sum + 2 / (this.rarity.get(term) ?? 2), 0)
  }
}

/** Returns what a file names, or else the best of the candidates. */
function relatedOr(
  named: readonly string[],
  ...candidates: Parameters<typeof best>
): readonly string[] {
  return named.length > 0 ? named : best(...candidates)
}

/** Returns the slugs of the candidates with the most points, without those that have none. */
function best(
  candidates: readonly Relatable[],
  count: number,
  pointsOf: (candidate: Relatable) => number,
): string[] {
  return candidates
    .map((candidate) => ({ candidate, points: pointsOf(candidate) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || newestFirst(a.candidate, b.candidate))
    .slice(0, count)
    .map(({ candidate }) => candidate.slug)
}

function newestFirst(a: Relatable, b: Relatable): number {
  return compare(b.published ?? '', a.published ?? '') || compare(a.slug, b.slug)
}

/** Returns 0 for what a case does not name, and more the earlier it does, up to 1. */
function closeness(named: readonly string[], slug: string): number {
  const place = named.indexOf(slug)
  return place < 0 ? 0 : 1 / (place + 1)
}

function shared(a: readonly string[], b: readonly string[]): number {
  return a.filter((item) => b.includes(item)).length
}
