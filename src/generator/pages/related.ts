/** Computes related links, unless a content file sets its own. */
import { compare } from '../../content-model/check/diagnostics'
import type { RowWithPages } from '../../content-model/collections/collection'

/** Fields that determine related links. References are slugs. */
export interface Relatable {
  slug: string
  /** Search terms of its name and summary. */
  terms: ReadonlySet<string>
  group?: string
  services: readonly string[]
  industries: readonly string[]
  relatedServices: readonly string[]
  relatedArticles: readonly string[]
  /** For articles: newer articles win ties. */
  published?: string
  /** Articles link to articles of their category. */
  category?: string
}

/** Possible targets: listed entries. */
export type RelatableSite = Readonly<
  Record<'services' | 'industries' | 'articles' | 'cases', readonly Relatable[]>
>

/** Slugs, best match first. */
export type RelatedLinks = Partial<Record<keyof RelatableSite, readonly string[]>>

/** Links per kind if the file sets none. */
const linkCounts = { services: 4, industries: 3, articles: 2, newest: 3 }

/** Cases per collection. Other collections show no cases. */
const caseCounts = { services: 2, industries: 3, cases: 2 }

export class Relations {
  private readonly rarity = new Map<string, number>()

  constructor(private readonly site: RelatableSite) {
    for (const { terms } of [...site.services, ...site.articles])
      for (const term of terms) this.rarity.set(term, (this.rarity.get(term) ?? 0) + 1)
  }

  /** @param related see `RowWithPages` */
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
        articles: relatedArticles.length > 0 ? relatedArticles : this.newestInCategory(entry),
        ...common,
      }
    const isService = related === 'group'
    const named = isService ? [slug] : services
    return {
      services: isService ? this.relatedServicesOf(entry) : services,
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

  /** Returns services with the same group, industries or words. */
  private relatedServicesOf(service: Relatable): readonly string[] {
    const { relatedServices, group, industries } = service
    return relatedOr(relatedServices, this.site.services, linkCounts.services, (other) =>
      other.slug === service.slug
        ? 0
        : Number(other.group === group) * 2 +
          shared(other.industries, industries) +
          this.sharedWords(other, service),
    )
  }

  private newestInCategory({ slug, category }: Relatable): string[] {
    return this.site.articles
      .filter((other) => other.category === category && other.slug !== slug)
      .sort(newestFirst)
      .slice(0, linkCounts.newest)
      .map((article) => article.slug)
  }

  /** Returns the cases that reference an entry, or cases similar to a case. */
  private casesOf(collection: string, entry: Relatable): string[] | undefined {
    const { cases } = this.site
    if (collection === 'services') {
      const own = this.casesOfService(entry.slug)
      return own.length > 0 ? own : this.nearestCase(entry)
    }
    if (collection === 'industries')
      return best(cases, caseCounts.industries, ({ industries }) =>
        closeness(industries, entry.slug),
      )
    if (collection !== 'cases') return undefined
    const others = cases.filter(({ slug }) => slug !== entry.slug)
    return best(
      others,
      caseCounts.cases,
      ({ services, industries }) =>
        2 * shared(services, entry.services) + shared(industries, entry.industries),
    )
  }

  private casesOfService(service: string): string[] {
    return best(this.site.cases, caseCounts.services, ({ services }) =>
      closeness(services, service),
    )
  }

  /** Returns a case of a related service, or of a service related to that one. */
  private nearestCase(service: Relatable): string[] {
    const related = this.relatedServicesOf(service)
    const further = related.flatMap((slug) => {
      const next = this.site.services.find((candidate) => candidate.slug === slug)
      return next ? this.relatedServicesOf(next) : []
    })
    return [...related, ...further].flatMap((slug) => this.casesOfService(slug)).slice(0, 1)
  }

  /** Weights shared words by rarity: a rare word counts up to 1. */
  private sharedWords(a: Relatable, b: Relatable): number {
    return [...a.terms]
      .filter((term) => b.terms.has(term))
      .reduce((sum, term) => sum + 2 / (this.rarity.get(term) ?? 2), 0)
  }
}

function relatedOr(
  named: readonly string[],
  ...candidates: Parameters<typeof best>
): readonly string[] {
  return named.length > 0 ? named : best(...candidates)
}

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

/** Returns up to 1 for an early reference, and 0 for none. */
function closeness(named: readonly string[], slug: string): number {
  const place = named.indexOf(slug)
  return place < 0 ? 0 : 1 / (place + 1)
}

function shared(a: readonly string[], b: readonly string[]): number {
  return a.filter((item) => b.includes(item)).length
}
