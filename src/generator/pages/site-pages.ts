/** Every page of the site with the data that outputs need, from the same nodes as the pages themselves. */

import { categoryPath } from '../../content-model/addresses/category-path'
import { compare } from '../../content-model/check/diagnostics'
import {
  type CollectionName,
  collections,
  rowsWithPages,
  singletons,
} from '../../content-model/collections/registry'
import { isIndexed } from '../../content-model/visibility/indexed'
import { fillWords } from '../../site/interface-words'
import { wordsOf } from '../nodes/interface-words'
import type { LanguageNodes } from '../nodes/languages'
import { caseFilterPages } from './case-filters'
import { generatedIndexes } from './collection-indexes'
import { type EntryNode, entriesOf } from './entry-nodes'
import { categoriesIn, pageAddresses } from './page-addresses'

/** A page of the site. */
export interface SitePage {
  /** Address from the site's root, without the path prefix. */
  path: string
  /** The address of its original; its own for a page of the original language. */
  original: string
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
  category?: string
  /** Slugs of the entries that it lists; absent where it lists them all. */
  slugs?: readonly string[]
  /**
   * Whether search engines may list it: then it is in the sitemap and in llms.txt, and has a text version.
   */
  indexed: boolean
}

type PageFacts = Omit<SitePage, 'path'>

/** Returns all pages in a language, sorted by address. */
export function sitePages(nodes: LanguageNodes): SitePage[] {
  const home = entriesOf(nodes, singletons['home.mdx'].typeName).map((node) => ({
    original: '/',
    title: String(node.title),
    description: node.metaDescription,
    node,
    indexed: true,
  }))
  const entries = rowsWithPages.flatMap(([collection, { typeName, name }]) =>
    entriesOf(nodes, typeName).map((node): PageFacts => {
      const { path: original, metaDescription: description } = node
      const title = String(node[name])
      return { original, title, description, collection, node, indexed: isIndexed(node) }
    }),
  )
  const lists = [categoryPages, filterPages, indexPages].flatMap((pagesOf) => pagesOf(nodes))
  const all = [...home, ...entries, ...lists]
  const addresses = pageAddresses(nodes)
  return all
    .filter(({ original }) => addresses.has(original) || !nodes.language.translation)
    .map((page) => ({ ...page, path: addresses.get(page.original) ?? page.original }))
    .sort((a, b) => compare(a.path, b.path))
}

function categoryPages(nodes: LanguageNodes): PageFacts[] {
  const articles = entriesOf(nodes, collections.articles.typeName).filter(({ listed }) => listed)
  const words = wordsOf(nodes)
  const written = new Set(articles.map((article) => article.category))
  return categoriesIn(nodes).map(({ category, name: title }) => ({
    original: categoryPath(category),
    title,
    description: fillWords(words.assistants.category, { category: title }),
    lists: 'articles' as const,
    category,
    indexed: written.has(category),
  }))
}

function filterPages(nodes: LanguageNodes): PageFacts[] {
  const words = wordsOf(nodes).assistants
  const about = { domain: words.domain, industry: words.industry, protocol: words.protocol }
  return caseFilterPages(nodes).map(({ filter, cases }) => ({
    original: filter.path,
    title: filter.name,
    description: fillWords(about[filter.kind], { name: filter.name }),
    lists: 'cases' as const,
    slugs: cases,
    indexed: true,
  }))
}

/** Returns the index pages that the generator makes, without those that have a content file. */
function indexPages(nodes: LanguageNodes): PageFacts[] {
  return generatedIndexes(nodes)
    .filter(({ page }) => page === undefined)
    .map(({ collection, path, title, description, items }) => ({
      original: path,
      title,
      description,
      lists: collection,
      indexed: items.length > 0,
    }))
}
