import { LinkCards } from '../../components/links/LinkCards'
import { Section } from '../../components/Section'
import type { Card } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { ArticleRows } from './ArticleRows'

interface ArticleRelatedProps {
  words: Pick<InterfaceWords['articlePage'], 'articles' | 'services'>
  articles: readonly Card<'articles'>[]
  services: readonly Card<'services'>[]
}

/** Related links of an article: further articles and services. */
export function ArticleRelated({ words, articles, services }: ArticleRelatedProps) {
  return (
    <>
      {articles.length > 0 && (
        <Section wash title={words.articles}>
          <ArticleRows articles={articles} />
        </Section>
      )}
      {services.length > 0 && (
        <Section title={words.services}>
          <LinkCards
            items={services.map(({ path, title, summary }) => ({ path, title, text: summary }))}
          />
        </Section>
      )}
    </>
  )
}
