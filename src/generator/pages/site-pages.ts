/** Every page of the site: what it is made with, and the data that outputs need. */

import { compare } from '../../content-model/check/diagnostics'
import {
  type CollectionName,
  figuresPage,
  optionalIndexes,
  rowsWithPages,
  singletons,
} from '../../content-model/collections/registry'
import { translatedAddress } from '../../content-model/translation/translated-addresses'
import { isComingSoon } from '../../content-model/visibility/coming-soon'
import { isIndexed } from '../../content-model/visibility/indexed'
import type { Addresses } from '../../language/addresses'
import { fillWords } from '../../site/interface-words'
import { wordsOf } from '../nodes/interface-words'
import type { LanguageNodes } from '../nodes/languages'
import { blogPages } from './blog-pages'
import { caseFilterPages } from './case-filters'
import { type CollectionIndex, generatedIndexes } from './collection-indexes'
import { type EntryNode, entriesOf } from './entry-nodes'

/** A page of the site. */
export interface SitePage {
  /** Address from the site's root, without the path prefix. */
  path: string
  /** The address of its original; its own for a page of the original language. */
  original: string
  /** Name of the page, with which its document title begins. */
  title: string
  description: string
  /** Module of `src/templates` that draws it, where `src/pages` has none for it. */
  template: string
  /** What the template is given, beside related links and what has to do with languages. */
  context: object
  /** The collection of its entry; absent for the home page and for pages that only list entries. */
  collection?: CollectionName
  /** The entry that it shows; absent for pages that only list entries. */
  node?: EntryNode
  /** The collection whose entries it lists, where it has no content file of its own. */
  lists?: CollectionName
  /** The category of the entries that it lists; absent where it lists them all. */
  category?: string
  /** Number of the page of its list, from 2; absent for a page with an address for good. */
  listPage?: number
  /** Slugs of the entries that it lists; absent where it lists them all. */
  slugs?: readonly string[]
  /**
   * Whether search engines may list it: then it is in the sitemap and in llms.txt, and has a text version.
   */
  indexed: boolean
}

/** Returns all pages in a language, sorted by address. */
export function sitePages(nodes: LanguageNodes): SitePage[] {
  const { folder, translation } = nodes.language
  const indexes = generatedIndexes(nodes)
  const pages = [homePages, entryPages, blogPages, filterPages, indexPages]
    .flatMap((pagesOf): Omit<SitePage, 'path'>[] => pagesOf(nodes, indexes))
    .map((page) => ({
      ...page,
      path:
        translation && page.node
          ? String(page.node.translatedPath)
          : translatedAddress(folder, page.original),
    }))
  return pages.sort((a, b) => compare(a.path, b.path))
}

/** Returns the addresses of the pages in a language by those of their originals. */
export function pageAddresses(nodes: LanguageNodes): Map<string, string> {
  return new Map(sitePages(nodes).map(({ original, path }) => [original, path]))
}

/** Returns where links of texts in a further language lead; undefined for those of the originals. */
export function linkAddresses(nodes: LanguageNodes): Addresses | undefined {
  return nodes.language.translation ? Object.fromEntries(pageAddresses(nodes)) : undefined
}

function homePages(nodes: LanguageNodes) {
  return entriesOf(nodes, singletons['home.mdx'].typeName).map((node) => ({
    original: '/',
    title: String(node.title),
    description: node.metaDescription,
    template: '',
    context: {},
    node,
    indexed: true,
  }))
}

const indexTemplates = new Map(
  [...optionalIndexes, figuresPage].map(({ path, template }) => [path, template]),
)

function entryPages(nodes: LanguageNodes, generated: readonly CollectionIndex[]) {
  const indexes = new Map(generated.map(({ context }) => [context.address, context]))
  return rowsWithPages.flatMap(([collection, { typeName, name, singular }]) =>
    entriesOf(nodes, typeName)
      // Hosts serve one missing page, which speaks all languages.
      .filter(({ path }) => path !== '/404' || !nodes.language.translation)
      .map((node) => {
        const { id, path: original, metaDescription: description } = node
        const index = indexes.get(original)
        const special = index ? indexTemplate : indexTemplates.get(original)
        return {
          original,
          title: String(node[name]),
          description,
          template: isComingSoon({ status: node.status })
            ? announcedTemplate
            : (special ?? singular),
          context: index ?? { id },
          collection,
          node,
          indexed: isIndexed(node),
        }
      }),
  )
}

/** The template of an entry that is announced and not there yet: the page that menus link to, whose query takes one. */
export const announcedTemplate = '../pages/comingsoon'
const indexTemplate = 'collection-index'

function filterPages(nodes: LanguageNodes) {
  const { domain, industry, protocol } = wordsOf(nodes).assistants
  const about = { domain, industry, protocol }
  return caseFilterPages(nodes).map((context) => {
    const { kind, name, path: original } = context.filter
    return {
      original,
      title: name,
      description: fillWords(about[kind], { name }),
      template: 'portfolio-index',
      context,
      lists: 'cases' as const,
      slugs: context.cases,
      indexed: true,
    }
  })
}

/** Returns the index pages that the generator makes, without those that have a content file. */
function indexPages(_nodes: LanguageNodes, generated: readonly CollectionIndex[]) {
  return generated
    .filter(({ page }) => page === undefined)
    .map(({ collection, context }) => ({
      original: context.address,
      title: context.title,
      description: context.description,
      template: indexTemplate,
      context,
      lists: collection,
      indexed: context.indexed,
    }))
}
