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
import { type EntryNode, textField } from '../nodes/typed-nodes'
import { blogPages } from './blog-pages'
import { caseFilterPages } from './case-filters'
import { type CollectionIndex, generatedIndexes } from './collection-indexes'
import { entriesOf } from './entry-nodes'

export interface SitePage {
  /** Without the path prefix. */
  path: string
  /** URL of the original version. */
  original: string
  /** First part of its document title. */
  title: string
  description: string
  /** Module in `src/templates`, unless `src/pages` has one for this page. */
  template: string
  /** Context for the template, without related links and languages. */
  context: object
  /** Absent for the home page and for lists. */
  collection?: CollectionName
  /** Absent for lists without a content file. */
  node?: EntryNode
  /** The listed collection, for lists without a content file. */
  lists?: CollectionName
  /** Category of the listed entries; absent for all. */
  category?: string
  /** From 2; absent for permanent URLs. */
  listPage?: number
  /** Slugs of the listed entries; absent for all. */
  slugs?: readonly string[]
  /** Indexed pages are in the sitemap and llms.txt, and have a text version. */
  indexed: boolean
}

/** Returns all pages in a language, sorted by URL. */
export function sitePages(nodes: LanguageNodes): SitePage[] {
  const { folder, translation } = nodes.language
  const indexes = generatedIndexes(nodes)
  const pages = [homePages, entryPages, blogPages, filterPages, indexPages]
    .flatMap((pagesOf): Omit<SitePage, 'path'>[] => pagesOf(nodes, indexes))
    .map((page) => ({
      ...page,
      path:
        translation && page.node
          ? page.node.translatedPath
          : translatedAddress(folder, page.original),
    }))
  return pages.sort((a, b) => compare(a.path, b.path))
}

/** Returns a language's URLs by their originals' URLs. */
export function pageAddresses(nodes: LanguageNodes): Map<string, string> {
  return new Map(sitePages(nodes).map(({ original, path }) => [original, path]))
}

/** Returns the link targets in translated texts; undefined for originals. */
export function linkAddresses(nodes: LanguageNodes): Addresses | undefined {
  return nodes.language.translation ? Object.fromEntries(pageAddresses(nodes)) : undefined
}

function homePages(nodes: LanguageNodes) {
  return entriesOf(nodes, singletons['home.mdx'].typeName).map((node) => ({
    original: '/',
    title: textField(node, 'title'),
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
      // Hosts serve a single 404 page, which contains all languages.
      .filter(({ path }) => path !== '/404' || !nodes.language.translation)
      .map((node) => {
        const { id, path: original } = node
        const index = indexes.get(original)
        const special = index ? indexTemplate : indexTemplates.get(original)
        return {
          original,
          title: textField(node, name),
          description: node.metaDescription ?? '',
          template: isComingSoon({ status: node.status })
            ? comingSoonTemplate
            : (special ?? singular),
          context: index ?? { id },
          collection,
          node,
          indexed: isIndexed(node),
        }
      }),
  )
}

/** Menus also link to this page. */
export const comingSoonTemplate = '../pages/comingsoon'
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

/** Index pages with a content file are in `entryPages`. */
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
