import { blogPath, categoryPath, numberedPath } from '../../content-model/addresses/blog-pages'
import { collections } from '../../content-model/collections/registry'
import { translatedAddress } from '../../content-model/translation/translated-addresses'
import { fillWords } from '../../site/interface-words'
import { wordsOf } from '../nodes/interface-words'
import { type LanguageNodes, nodesByLanguage } from '../nodes/languages'
import { type Nodes, nodesOfType } from '../nodes/typed-nodes'

export function hasBlog(nodes: LanguageNodes): boolean {
  const pages = nodesOfType(nodes, 'FixedPage')
  return (
    !nodes.language.translation || pages.some(({ path }) => path === collections.articles.address)
  )
}

/** Returns the lists of all articles, and of each category in the language. */
function blogLists(nodes: LanguageNodes) {
  if (!hasBlog(nodes)) return []
  const [settings] = nodesOfType(nodes, 'Settings')
  const { articlesPerPage = 20, blogCategories = [] } = settings ?? {}
  const shown = nodesOfType(nodes.shown, 'Article').filter(({ listed }) => listed)
  const own = nodesOfType(nodes, 'Article')
  const page = nodesOfType(nodes, 'FixedPage').find(({ path }) => path === blogPath)
  // The list of all articles has no category.
  const all = { category: '', name: page?.title ?? '' }
  return [all, ...blogCategories].flatMap(({ category, name: title }) => {
    const isIn = (article: { category: string }) => !category || article.category === category
    if (category && !own.some(isIn)) return []
    return {
      category,
      title,
      path: category ? categoryPath(category) : blogPath,
      pages: Math.max(1, Math.ceil(shown.filter(isIn).length / articlesPerPage)),
      indexed: own.some((article) => article.listed && isIn(article)),
    }
  })
}

/** Returns category pages, and the later pages of all lists. */
export function blogPages(nodes: LanguageNodes) {
  const { assistants, blog } = wordsOf(nodes)
  return blogLists(nodes).flatMap(({ path, title, category, pages, indexed }) => {
    const shared = {
      // The blog's page also renders a category and a page number.
      template: '../pages/blog',
      lists: 'articles' as const,
      ...(category && { category }),
      indexed,
    }
    const numbers = Array.from({ length: pages - 1 }, (_, index) => index + 2)
    const further = numbers.map((listPage) => {
      const place = { title, number: String(listPage), total: String(pages) }
      return {
        ...shared,
        original: numberedPath(path, listPage),
        title: fillWords(blog.numberedTitle, place),
        description: fillWords(blog.numberedSummary, place),
        context: { ...(category && { category }), page: listPage },
        listPage,
      }
    })
    if (!category) return further
    const description = fillWords(assistants.category, { category: title })
    return [{ ...shared, original: path, title, description, context: { category } }, ...further]
  })
}

/**
 * Number of page addresses after the last page of a list that redirect to it.
 * Lists get shorter when articles are removed or `articlesPerPage` increases.
 */
const redirectedPages = 10

/** Returns redirects from possible former pages of each list to its last page. */
export function removedBlogPages(nodes: Nodes): [from: string, to: string][] {
  return nodesByLanguage(nodes).flatMap((own) =>
    blogLists(own).flatMap(({ path, pages }) => {
      const address = (page: number) =>
        translatedAddress(own.language.folder, numberedPath(path, page))
      return Array.from({ length: redirectedPages }, (_, index): [string, string] => [
        address(pages + 1 + index),
        address(pages),
      ])
    }),
  )
}
