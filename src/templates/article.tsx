import { graphql, type PageProps } from 'gatsby'
import { LinkCards } from '../components/links/LinkCards'
import type { RelatedLinks } from '../components/links/related-links'
import { Section } from '../components/Section'
import { categoryPath } from '../content-model/addresses/blog-pages'
import type { Entry } from '../content-model/collections/query-results'
import { ArticleHero } from '../sections/article/ArticleHero'
import { ArticleRows } from '../sections/article/ArticleRows'
import { ArticleSources } from '../sections/article/ArticleSources'
import { LongRead } from '../sections/article/LongRead'
import { FinalCta } from '../sections/company/FinalCta'
import { Head } from '../site/Head'
import type { WordsData } from '../site/interface-words'
import { article as jsonLdOf } from '../site/structured-data'

interface ArticleData extends WordsData<'articlePage'>, RelatedLinks {
  article: Entry<'articles'>
}

export default function ArticlePage({ data }: PageProps<ArticleData>) {
  const { article, articles, services } = data
  const words = data.interfaceWords.articlePage
  const sharedAs = article.shareImage ? article.path : categoryPath(article.category)
  return (
    <>
      <Head
        {...article}
        sharedAs={sharedAs}
        article={article}
        jsonLd={[jsonLdOf(article, sharedAs)]}
      />
      <article>
        <ArticleHero labels={words} article={article} />
        <LongRead contents={words.contents} {...article}>
          <ArticleSources title={words.sources} sources={article.sources} />
        </LongRead>
      </article>
      {articles.length > 0 && (
        <Section wash onPaper={false} title={words.articles}>
          <ArticleRows articles={articles} />
        </Section>
      )}
      <LinkCards onPaper={false} title={words.services} items={services} />
      <FinalCta words={article.finalCta} source={{ service: article.slug, offer: 'articles' }} />
    </>
  )
}

export const query = graphql`
  query ArticleTemplate($id: String!, $services: [String!]!, $industries: [String!]!, $articles: [String!]!) {
    article(id: { eq: $id }) {
      ...ArticlePage
    }
    ...ArticlePageWords
    ...RelatedLinks
  }
`
