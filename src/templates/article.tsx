import { graphql, type PageProps } from 'gatsby'
import type { Card, Entry } from '../collections/queried'
import { Head } from '../components/Head'
import { LongRead } from '../components/LongRead'
import { ArticleHero } from '../sections/ArticleHero'
import { ArticleRelated } from '../sections/ArticleRelated'
import { ArticleSources } from '../sections/ArticleSources'

interface ArticleData {
  article: Entry<'articles'>
  newest: { nodes: Card<'articles'>[] }
}

/** An article: who wrote it and when, its text beside a list of contents, its sources, and ways on. */
export default function ArticlePage({ data: { article, newest } }: PageProps<ArticleData>) {
  const { relatedArticles, relatedServices } = article
  return (
    <>
      <Head
        title={article.title}
        description={article.metaDescription}
        path={article.path}
        indexed={article.listed}
      />
      <article>
        <ArticleHero article={article} />
        <LongRead {...article}>
          <ArticleSources sources={article.sources} />
        </LongRead>
      </article>
      <ArticleRelated
        articles={relatedArticles.length > 0 ? relatedArticles : newest.nodes}
        services={relatedServices}
      />
    </>
  )
}

export const query = graphql`
  query ArticleTemplate($id: String!, $category: String!) {
    article(id: { eq: $id }) {
      ...ArticlePage
    }
    newest: allArticle(
      filter: { category: { eq: $category }, id: { ne: $id } }
      sort: { published: DESC }
      limit: 3
    ) {
      nodes {
        ...ArticleCard
      }
    }
  }
`
