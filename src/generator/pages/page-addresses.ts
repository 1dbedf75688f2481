/** The addresses of pages in each language, and where the language switch of a page leads. */

import { categoryPath } from '../../content-model/addresses/category-path'
import { collections, rowsWithPages, singletons } from '../../content-model/collections/registry'
import type { Settings } from '../../content-model/collections/settings'
import { languageName } from '../../content-model/translation/language-name'
import { translatedAddress } from '../../content-model/translation/translated-addresses'
import type { Addresses } from '../../language/addresses'
import { otherDirection } from '../../language/direction'
import type { PageLanguageContext } from '../../language/page-language'
import { fillWords } from '../../site/interface-words'
import { type Words, wordsOf } from '../nodes/interface-words'
import { type LanguageNodes, nodesByLanguage, type SiteLanguage } from '../nodes/languages'
import { type Nodes, nodesOfType } from '../nodes/typed-nodes'
import { caseFilterPages } from './case-filters'
import type { EntryNode } from './entry-nodes'

/** Returns the addresses of the pages in a language by those of their originals. */
export function pageAddresses(nodes: LanguageNodes): Map<string, string> {
  const { folder, translation } = nodes.language
  const addresses = new Map<string, string>()
  const add = (path: string, address = translatedAddress(folder, path)) =>
    addresses.set(path, address)
  const types = [singletons['home.mdx'].typeName, ...rowsWithPages.map(([, row]) => row.typeName)]
  for (const type of types)
    for (const { path, translatedPath } of nodes.getNodesByType(type) as EntryNode[])
      if (!translation) add(path)
      // Hosts serve one missing page, which speaks all languages.
      else if (path !== missingPage) add(path, String(translatedPath))
  for (const { category } of categoriesIn(nodes)) add(categoryPath(category))
  for (const { filter } of caseFilterPages(nodes)) add(filter.path)
  return addresses
}

/** Returns where links of texts in a further language lead; undefined for those of the originals. */
export function linkAddresses(nodes: LanguageNodes): Addresses | undefined {
  return nodes.language.translation ? Object.fromEntries(pageAddresses(nodes)) : undefined
}

/** The page of the search, which has an index for each language. */
const searchPage = '/search'

/** The page at addresses that have none. */
const missingPage = '/404'

/** Returns the categories of the blog that have a page: those with an article in the language of the nodes. */
export function categoriesIn(nodes: LanguageNodes): Settings['blogCategories'] {
  if (!hasBlog(nodes)) return []
  const articles = nodesOfType(nodes, collections.articles.typeName)
  const written = new Set(articles.map(({ category }) => category))
  const [settings] = nodesOfType(nodes, 'Settings')
  return settings?.blogCategories.filter(({ category }) => written.has(category)) ?? []
}

/** Returns whether the blog is there in the language of the nodes. */
export function hasBlog(nodes: LanguageNodes): boolean {
  const pages = nodes.getNodesByType(collections.pages.typeName) as EntryNode[]
  return (
    !nodes.language.translation || pages.some(({ path }) => path === collections.articles.address)
  )
}

/** Finds pages in the languages of the site. */
export class PageLanguages {
  private readonly versions: readonly {
    language: SiteLanguage
    addresses: ReadonlyMap<string, string>
    words: Words['languages']
  }[]

  constructor(nodes: Nodes) {
    const all = nodesByLanguage(nodes)
    this.versions =
      all.length < 2
        ? []
        : all.map((own) => ({
            language: own.language,
            addresses: pageAddresses(own),
            words: wordsOf(own).languages,
          }))
  }

  /**
   * Returns the part of a page's context that has to do with languages.
   * @param path address of its original
   * @param isStale whether the original has changed since the page was translated
   */
  contextOf(path: string, { translation }: SiteLanguage, isStale = false): PageLanguageContext {
    const isOwn = ({ language }: { language: SiteLanguage }) => language.translation === translation
    const own = this.versions.find(isOwn)
    const [original] = this.versions
    if (!own || !original) return {}
    const named = { language: languageName(original.language.tag, own.language.tag) }
    return {
      ...(translation && { language: translation, languageName: own.words.ownName }),
      languagesLabel: own.words.spoken,
      ...(isStale && {
        newerOriginal: {
          note: fillWords(own.words.newer, named),
          link: fillWords(own.words.readOriginal, named),
          path,
          language: original.language.tag,
        },
      }),
      otherLanguages: this.versions
        .filter((version) => !isOwn(version))
        .map(({ language: { tag, folder }, addresses, words }) => {
          const same = addresses.get(path)
          const direction = otherDirection(tag, own.language.tag)
          return {
            language: tag,
            ...(direction && { direction }),
            name: words.ownName,
            path: same ?? nearest(path, addresses) ?? translatedAddress(folder, '/'),
            isSame: same !== undefined,
            ...(same === undefined && { note: words.nearest }),
            ...(path === searchPage && same !== undefined && { search: words.search }),
          }
        }),
    }
  }
}

/** Returns the address of the nearest page above a path that is there in a language. */
function nearest(path: string, addresses: ReadonlyMap<string, string>): string | undefined {
  for (let above = path; above.length > 1; ) {
    above = above.slice(0, above.lastIndexOf('/'))
    const address = addresses.get(above || '/')
    if (address !== undefined) return address
  }
  return undefined
}
