/**
 * Related links that files leave to the site. What a file names itself is kept as it is and never added to.
 */
import { compare } from '../../content-model/check/diagnostics'
import { termOf } from '../../search/terms'

/** The fields of an entry that relations are computed from. References are slugs. */
export interface Relatable {
  slug: string
  /** Its name and summary, which are compared by shared words. */
  words: string
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
export interface RelatableSite {
  services: readonly Relatable[]
  industries: readonly Relatable[]
  articles: readonly Relatable[]
}

/** Slugs of an entry's related links, most closely related first. */
export interface RelatedLinks {
  services: string[]
  industries: string[]
  articles: string[]
}

/** How many related links of each kind a page shows if its file names none. */
const linkCounts = { services: 4, industries: 3, articles: 2, newest: 3 }

/** Computes related links for one site. */
export class Relations {
  private readonly rarity = new Map<string, number>()
  private readonly terms = new Map<Relatable, Set<string>>()

  constructor(private readonly site: RelatableSite) {
    for (const entry of [...site.services, ...site.articles]) {
      for (const term of this.termsIn(entry))
        this.rarity.set(term, (this.rarity.get(term) ?? 0) + 1)
    }
  }

  /**
   * Returns links of a service: services of the same group and industries, or of the same words, its
   * industries, and articles that name it.
   */
  ofService(service: Relatable): RelatedLinks {
    return {
      services: orBest(service.relatedServices, this.site.services, linkCounts.services, (other) =>
        other.slug === service.slug
          ? 0
          : Number(other.group === service.group) * 2 +
            shared(other.industries, service.industries) +
            this.sharedWords(other, service),
      ),
      industries: orBest(
        service.industries,
        this.site.industries,
        linkCounts.industries,
        (industry) => Number(industry.services.includes(service.slug)),
      ),
      articles: this.articlesAbout([service.slug], service.relatedArticles),
    }
  }

  /**
   * Returns links of an industry or a solution: industries with the same services, and articles that name
   * them.
   */
  ofServices(entry: Relatable): RelatedLinks {
    return {
      services: [...entry.services],
      industries: orBest(
        entry.industries,
        this.site.industries,
        linkCounts.industries,
        (industry) =>
          industry.slug === entry.slug ? 0 : shared(industry.services, entry.services),
      ),
      articles: this.articlesAbout(entry.services, entry.relatedArticles),
    }
  }

  /**
   * Returns links of an article: services that share words with it, and the newest articles of its category.
   */
  ofArticle(article: Relatable): RelatedLinks {
    return {
      services: orBest(
        article.relatedServices,
        this.site.services,
        linkCounts.services,
        (service) => this.sharedWords(service, article),
      ),
      industries: [],
      articles:
        article.relatedArticles.length > 0
          ? [...article.relatedArticles]
          : this.newestBeside(article),
    }
  }

  private newestBeside({ slug, category }: Relatable): string[] {
    return this.site.articles
      .filter((other) => other.category === category && other.slug !== slug)
      .sort(newestFirst)
      .slice(0, linkCounts.newest)
      .map((article) => article.slug)
  }

  /** Returns the articles that name most of the services. */
  private articlesAbout(services: readonly string[], named: readonly string[]): string[] {
    return orBest(named, this.site.articles, linkCounts.articles, (article) =>
      shared(article.relatedServices, services),
    )
  }

  /** Returns how many words two entries share, weighted by rarity: a rare one counts up to 1. */
  private sharedWords(a: Relatable, b: Relatable): number {
    const others = this.termsIn(b)
    return [...this.termsIn(a)]
      .filter((term) => others.has(term))
      .reduce((sum, term) => sum + 2 / (this.rarity.get(term) ?? 2), 0)
  }

  private termsIn(entry: Relatable): Set<string> {
    const known = this.terms.get(entry) ?? distinctTerms(entry.words)
    this.terms.set(entry, known)
    return known
  }
}

function orBest(
  named: readonly string[],
  candidates: readonly Relatable[],
  count: number,
  score: (candidate: Relatable) => number,
): string[] {
  if (named.length > 0) return [...named]
  return candidates
    .map((candidate) => ({ candidate, points: score(candidate) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || newestFirst(a.candidate, b.candidate))
    .slice(0, count)
    .map(({ candidate }) => candidate.slug)
}

function newestFirst(a: Relatable, b: Relatable): number {
  return compare(b.published ?? '', a.published ?? '') || compare(a.slug, b.slug)
}

function shared(a: readonly string[], b: readonly string[]): number {
  return a.filter((item) => b.includes(item)).length
}

function distinctTerms(words: string): Set<string> {
  return new Set(words.split(/[^\p{L}\p{N}]+/u).flatMap((word) => termOf(word) ?? []))
}
