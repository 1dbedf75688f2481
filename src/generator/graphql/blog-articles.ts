import { compare } from '../../content-model/check/diagnostics'
import { type LanguageContext, listedEntries, settingsOf } from './in-language'

/** `page` starts at 1. */
export const blogArticlesType = `type BlogArticles {
  nodes: [Article!]!
  page: Int!
  pages: Int!
}`

/** Adds `blogArticles(category: …, page: …)`, newest articles first. */
export const blogArticleFields = {
  Query: {
    blogArticles: {
      type: 'BlogArticles!',
      args: { category: 'String', page: 'Int!' },
      async resolve(
        _source: unknown,
        { category, page }: { category?: string; page: number },
        context: LanguageContext,
      ) {
        const { articlesPerPage = 20 } = await settingsOf(context)
        const listed = await listedEntries(context, 'Article')
        const articles = listed
          .filter((article) => !category || article.category === category)
          .sort((a, b) => compare(b.published, a.published) || compare(a.slug, b.slug))
        return {
          nodes: articles.slice((page - 1) * articlesPerPage, page * articlesPerPage),
          page,
          pages: Math.max(1, Math.ceil(articles.length / articlesPerPage)),
        }
      },
    },
  },
}
