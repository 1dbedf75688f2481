/** Every page of the site with the data that outputs need, from the same nodes as the pages themselves. */
import type { Node, NodePluginArgs } from 'gatsby'
import { compare } from '../../content-model/check/diagnostics'
import { articleCategories, categoryPath } from '../../content-model/collections/choices'
import { isIndexed } from '../../content-model/collections/indexed'
import {
  type Collection,
  type CollectionName,
  collections,
  singletons,
} from '../../content-model/collections/registry'
import type { WithBody } from '../nodes/entry-body'

/** Fields of entry nodes that outputs read. A collection's schema decides which of them its nodes have. */
export interface EntryNode extends Node, WithBody {
  slug: string
  path: string
  listed: boolean
  metaDescription: string
  [field: string]: unknown
}

/** A page of the site. */
export interface SitePage {
  /** Address from the site's root, without the path prefix. */
  path: string
  /** Name of the page, with which its document title begins. */
  title: string
  description: string
  /** The collection of its entry; absent for the home page and the blog's categories. */
  collection?: CollectionName
  /** The entry that it shows; absent for the blog's categories. */
  node?: EntryNode
  /** Whether it lists a category of the blog, whose name is the title. */
  isCategory?: boolean
  /**
   * Whether search engines may list it: then it is in the sitemap and in llms.txt, and has a text version.
   */
  indexed: boolean
}

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>

/** Returns all pages, sorted by address. */
export function sitePages(nodes: Nodes): SitePage[] {
  const home = entriesOf(nodes, singletons['home.mdx'].typeName).map((node): SitePage => {
    const { title, metaDescription } = node
    return { path: '/', title: String(title), description: metaDescription, node, indexed: true }
  })
  const withPages = Object.entries<Collection>(collections).filter(([, { address }]) => address)
  const entries = withPages.flatMap(([name, { typeName, name: nameField }]) => {
    const collection = name as CollectionName
    return entriesOf(nodes, typeName).map((node): SitePage => {
      const title = String(node[nameField])
      const { path, metaDescription: description } = node
      return { path, title, description, collection, node, indexed: isIndexed(node) }
    })
  })
  return [...home, ...entries, ...categoryPages(nodes)].sort((a, b) => compare(a.path, b.path))
}

/** Returns the nodes of a type, sorted by slug. */
export function entriesOf({ getNodesByType }: Nodes, typeName: string): EntryNode[] {
  const nodes = getNodesByType(typeName) as EntryNode[]
  return [...nodes].sort((a, b) => compare(a.slug, b.slug))
}

function categoryPages(nodes: Nodes): SitePage[] {
  const articles = entriesOf(nodes, collections.articles.typeName).filter(({ listed }) => listed)
  const written = new Set(articles.map((article) => article.category))
  return articleCategories.map((category) => ({
    path: categoryPath(category),
    title: category,
    description: `Articles in the category ${category}`,
    isCategory: true,
    indexed: written.has(category),
  }))
}
