/**
 * Ways on that files leave to the site: which entries stand next to which. What a file names itself
 * comes first and is never added to.
 */
import { compare } from '../../content-model/check/diagnostics'
import { termOf } from '../../search/terms'

/** An entry as far as relations go. References are slugs. */
export interface Relatable {
  slug: string
  /** Its name and summary, in which shared words count. */
  words: string
  group?: string
  services: readonly string[]
  industries: readonly string[]
  /** What its file names. */
  relatedServices: readonly string[]
  relatedArticles: readonly string[]
  /** Of an article: newer ones come first among equals. */
  published?: string
  /** Of an article: those of the same category follow it. */
  category?: string
}

/** The listed entries of the collections that lead to each other. */
export interface RelatableSite {
  services: readonly Relatable[]
  industries: readonly Relatable[]
  solutions: readonly Relatable[]
  articles: readonly Relatable[]
}

/** Slugs of what stands at the end of an entry's page, most closely related first. */
export interface Ways {
  services: string[]
  industries: string[]
  articles: string[]
}

/** How many of each a page shows where its file does not say. */
const shown = { services: 4, industries: 3, articles: 2, newest: 3 }

/** Computes ways on for one site; each call then costs as much as there are services or industries. */
export class Relations {
  private readonly rarity = new Map<string, number>()
  private readonly terms = new Map<Relatable, Set<string>>()
  private readonly articlesOf = new Map<string, Relatable[]>()
  /** The newest articles of each category. */
  private readonly newest = new Map<string | undefined, Relatable[]>()

  constructor(private readonly site: RelatableSite) {
    for (const entry of [...site.services, ...site.articles]) {
      for (const term of this.termsIn(entry))
        this.rarity.set(term, (this.rarity.get(term) ?? 0) + 1)
    }
    for (const article of site.articles)
      for (const service of article.relatedServices) {
        const named = this.articlesOf.get(service)
        if (named) named.push(article)
        else this.articlesOf.set(service, [article])
      }
    for (const article of site.articles.toSorted(newestFirst)) {
      const known = this.newest.get(article.category)
      if (!known) this.newest.set(article.category, [article])
      // One more than a page shows: it may be the one that leaves out itself.
      else if (known.length <= shown.newest) known.push(article)
    }
  }

  /** Services of the same group and industries, or of the same words; articles that name the service. */
  ofService(service: Relatable): Ways {
    return {
      services: orBest(service.relatedServices, this.site.services, shown.services, (other) =>
        other.slug === service.slug
          ? 0
          : Number(other.group === service.group) * 2 +
            shared(other.industries, service.industries) +
            this.sharedWords(other, service),
      ),
      industries: orBest(service.industries, this.site.industries, shown.industries, (industry) =>
        Number(industry.services.includes(service.slug)),
      ),
      articles: this.articlesAbout([service.slug], service.relatedArticles),
    }
  }

  /** Of an industry or a solution: industries with the same services, and articles that name them. */
  ofServices(entry: Relatable): Ways {
    return {
      services: [...entry.services],
      industries: orBest(entry.industries, this.site.industries, shown.industries, (industry) =>
        industry.slug === entry.slug ? 0 : shared(industry.services, entry.services),
      ),
      articles: this.articlesAbout(entry.services, entry.relatedArticles),
    }
  }

  /** Services that share words with an article, and the newest articles of its category. */
  ofArticle(article: Relatable): Ways {
    return {
      services: orBest(article.relatedServices, this.site.services, shown.services, (service) =>
        this.sharedWords(service, article),
      ),
      industries: [],
      articles:
        article.relatedArticles.length > 0
          ? [...article.relatedArticles]
          : this.newestBeside(article),
    }
  }

  private newestBeside({ slug, category }: Relatable): string[] {
    return (this.newest.get(category) ?? [])
      .map((article) => article.slug)
      .filter((other) => other !== slug)
      .slice(0, shown.newest)
  }

  /** Articles that name most of the services. */
  private articlesAbout(services: readonly string[], named: readonly string[]): string[] {
    const candidates = new Set(services.flatMap((slug) => this.articlesOf.get(slug) ?? []))
    return orBest(named, [...candidates], shown.articles, (article) =>
      shared(article.relatedServices, services),
    )
  }

  /** How many words two entries share; a rare one counts up to 1. */
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
