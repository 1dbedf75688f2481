/** Every page of the site with the data that outputs need, from the same nodes as the pages themselves. */
import { compare } from '../../content-model/check/diagnostics'
import {
  type ArticleCategory,
  articleCategories,
  articleCategoryWords,
  categoryPath,
} from '../../content-model/collections/choices'
import {
  type CollectionName,
  collections,
  rowsWithPages,
  singletons,
} from '../../content-model/collections/registry'
import { isIndexed } from '../../content-model/visibility/indexed'
import { fillWords } from '../../layout/interface-words'
import { wordsOf } from '../nodes/interface-words'
import { caseFilterPages } from './case-filters'
import { generatedIndexes } from './collection-indexes'
import { type EntryNode, entriesOf, type Nodes } from './entry-nodes'

/** A page of the site. */
export interface SitePage {
  /** Address from the site's root, without the path prefix. */
  path: string
  /** Name of the page, with which its document title begins. */
  title: string
  description: string
  /** The collection of its entry; absent for the home page and for pages that only list entries. */
  collection?: CollectionName
  /** The entry that it shows; absent for pages that only list entries. */
  node?: EntryNode
  /** The collection whose entries it lists, where it has no content file of its own. */
  lists?: CollectionName
  /** The category of the entries that it lists; absent where it lists them all. */
  category?: ArticleCategory
  /** Slugs of the entries that it lists; absent where it lists them all. */
  slugs?: readonly string[]
  /**
   * Whether search engines may list it: then it is in the sitemap and in llms.txt, and has a text version.
   */
  indexed: boolean
}

/** Returns all pages, sorted by address. */
export function sitePages(nodes: Nodes): SitePage[] {
  const home = entriesOf(nodes, singletons['home.mdx'].typeName).map((node): SitePage => {
    const { title, metaDescription } = node
    return { path: '/', title: String(title), description: metaDescription, node, indexed: true }
  })
  const entries = rowsWithPages.flatMap(([collection, { typeName, name }]) =>
    entriesOf(nodes, typeName).map((node): SitePage => {
      const title = String(node[name])
      const { path, metaDescription: description } = node
      return { path, title, description, collection, node, indexed: isIndexed(node) }
    }),
  )
  const all = [
    ...home,
    ...entries,
    ...categoryPages(nodes),
    ...filterPages(nodes),
    ...indexPages(nodes),
  ]
  return all.sort((a, b) => compare(a.path, b.path))
}

function categoryPages(nodes: Nodes): SitePage[] {
  const articles = entriesOf(nodes, collections.articles.typeName).filter(({ listed }) => listed)
  const { articleCategories: names, assistants } = wordsOf(nodes)
  const written = new Set(articles.map((article) => article.category))
  return articleCategories.map((category) => ({
    path: categoryPath(category),
    title: names[articleCategoryWords[category]],
    description: fillWords(assistants.category, {
      category: names[articleCategoryWords[category]],
    }),
    lists: 'articles' as const,
    category,
    indexed: written.has(category),
  }))
}

function filterPages(nodes: Nodes): SitePage[] {
  const words = wordsOf(nodes).assistants
  const about = { domain: words.domain, industry: words.industry, protocol: words.protocol }
  return caseFilterPages(nodes).map(({ filter, cases }) => ({
    path: filter.path,
    title: filter.name,
    description: fillWords(about[filter.kind], { name: filter.name }),
    lists: 'cases' as const,
    slugs: cases,
    indexed: true,
  }))
}

/** Returns the index pages that the generator makes, without those that have a content file. */
function indexPages(nodes: Nodes): SitePage[] {
  return generatedIndexes(nodes)
    .filter(({ page }) => page === undefined)
    .map(({ collection, path, title, description, items }) => ({
      path,
      title,
      description,
      lists: collection,
      indexed: items.length > 0,
    }))
}
