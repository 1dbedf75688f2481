/** Creates one page for each content file, from the shared template of its collection, and index pages. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby'
import { categoryPath } from '../../content-model/addresses/category-path'
import type { IndexContext } from '../../content-model/collections/query-results'
import {
  figuresPage,
  optionalIndexes,
  rowsWithPages,
} from '../../content-model/collections/registry'
import { translatedAddress } from '../../content-model/translation/translated-addresses'
import { isAnnounced } from '../../content-model/visibility/announced'
import type { PageLanguageContext } from '../../language/page-language'
import { frameDigest, type LanguageNodes, nodesByLanguage, siteLanguages } from '../nodes/languages'
import { nodesOfType } from '../nodes/typed-nodes'
import { caseFilterPages } from './case-filters'
import { type CollectionIndex, generatedIndexes, hasOwnModule } from './collection-indexes'
import { entriesOf } from './entry-nodes'
import { categoriesIn, PageLanguages } from './page-addresses'
import { relatedLinks } from './related-links'

/**
 * Creates the pages of every collection that has an address, with an index page where `src/pages` has none, and
 * those of the blog’s categories and of the portfolio’s filters, in each language. Gatsby itself creates a page that
 * has a module of its own in `src/pages`; on a site in several languages it is created here once more, so that it
 * knows of the others. An index page that would list nothing has no words here either; see `absentPaths`.
 */
export function createEntryPages(args: CreatePagesArgs): void {
  const missing = rowsWithPages.filter(([, { singular }]) => !existsSync(templateFile(singular)))
  for (const [collection, { singular }] of missing)
    args.reporter.warn(explainTemplate(collection, singular))
  const all = nodesByLanguage(args)
  const [originals = args] = all
  const site: SharedFacts = {
    languages: new PageLanguages(args),
    linksOf: relatedLinks(originals),
  }
  for (const nodes of all) createLanguagePages(args, nodes, site)
}

/** What is the same for the pages of all languages. */
interface SharedFacts {
  languages: PageLanguages
  linksOf: ReturnType<typeof relatedLinks>
}

function createLanguagePages(
  { actions }: CreatePagesArgs,
  nodes: LanguageNodes,
  { languages, linksOf }: SharedFacts,
): void {
  const { language } = nodes
  const { translation, folder } = language
  const frame = translation ? frameDigest(nodes) : ''
  const indexes = generatedIndexes(nodes)
  const indexPaths = new Set(indexes.map(({ path }) => path))
  const indexTemplates = new Map(
    [...optionalIndexes, figuresPage].map(({ path, template: name }) => [path, name]),
  )
  /** @param path address of the original */
  const create = (
    path: string,
    component: string,
    context: object,
    address = translatedAddress(folder, path),
    isStale = false,
  ) => {
    const ofLanguage = languages.contextOf(path, language, isStale)
    actions.createPage({
      path: address,
      component,
      context: { ...context, ...ofLanguage, ...(frame && { frame }) },
    })
  }
  const isMultilingual = languages.contextOf('/', language).otherLanguages !== undefined
  const [home] = nodesOfType(nodes, 'Home')
  if (isMultilingual) create('/', moduleFile('/'), {}, undefined, home?.isStale)
  for (const [collection, { typeName, singular, address }] of rowsWithPages) {
    const component = templateFile(singular)
    if (!existsSync(component)) continue
    for (const node of entriesOf(nodes, typeName)) {
      const { id, slug, path, status } = node
      const isStale = node.isStale === true
      if (indexPaths.has(path)) continue
      const at = translation ? String(node.translatedPath) : path
      if (address === '/' && hasOwnModule(path)) {
        if (isMultilingual && path !== '/404') create(path, moduleFile(path), {}, at, isStale)
        continue
      }
      const ownTemplate = isAnnounced({ status }) ? 'coming-soon' : indexTemplates.get(path)
      const context = { id, ...(!ownTemplate && linksOf(collection, slug)) }
      create(path, ownTemplate ? templateFile(ownTemplate) : component, context, at, isStale)
    }
  }
  for (const index of indexes)
    create(index.path, templateFile('collection-index'), indexContext(index))
  for (const { category } of categoriesIn(nodes))
    create(categoryPath(category), templateFile('category'), { category })
  for (const { filter, cases } of caseFilterPages(nodes))
    create(filter.path, templateFile('portfolio-index'), { filter, cases })
}

/**
 * Tells a page of `src/pages`, which Gatsby creates by itself and anew after `createEntryPages`, of the other languages
 * of the site.
 */
export function addPageLanguages({ page, actions, getNodesByType }: CreatePageArgs): void {
  const isTold = (page.context as PageLanguageContext | undefined)?.otherLanguages
  if (isTold || page.component !== moduleFile(page.path)) return
  const nodes = { getNodesByType }
  const [original] = siteLanguages(nodes)
  const context = original && new PageLanguages(nodes).contextOf(page.path, original)
  if (!context?.otherLanguages) return
  actions.deletePage(page)
  actions.createPage({ ...page, context: { ...page.context, ...context } })
}

/** Returns the module of `src/pages` that makes the page at an address. */
function moduleFile(path: string): string {
  return resolve('src', 'pages', `${path === '/' ? 'index' : path.slice(1)}.tsx`)
}

function templateFile(name: string): string {
  return resolve('src', 'templates', `${name}.tsx`)
}

function indexContext({
  path: address,
  title,
  description,
  motif,
  items,
  page,
}: CollectionIndex): IndexContext {
  return {
    address,
    title,
    description,
    motif,
    items,
    heading: page ? String(page.heading) : title,
    intro: typeof page?.intro === 'string' ? page.intro : null,
    indexed: page ? page.listed : items.length > 0,
  }
}

/** Explains why a collection has no pages yet: its row in the registry names no existing template. */
export function explainTemplate(collection: string, template: string): string {
  return `The pages of content/${collection} are drawn by src/templates/${template}.tsx, which is not there. Write it; until then they are left out.`
}
