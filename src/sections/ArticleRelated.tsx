import type { Card } from '../collections/queried'
import { ArticleRows } from '../components/ArticleRows'
import { LinkCards } from '../components/LinkCards'
import { Section } from '../components/Section'

interface ArticleRelatedProps {
  articles: readonly Card<'articles'>[]
  services: readonly Card<'services'>[]
}

/** Ways on from an article: what to read next, and the services that it leads to. */
export function ArticleRelated({ articles, services }: ArticleRelatedProps) {
  return (
    <>
      {articles.length > 0 && (
        <Section wash title="Read next">
          <ArticleRows articles={articles} />
        </Section>
      )}
      {services.length > 0 && (
        <Section title="Services behind this article">
          <LinkCards
            items={services.map(({ path, title, summary }) => ({ path, title, text: summary }))}
          />
        </Section>
      )}
    </>
  )
}
