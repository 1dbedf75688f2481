/** Creates one page for each content file, from the shared template of its collection, and index pages. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { articleCategories, categoryPath } from '../../content-model/collections/choices'
import {
  figuresPage,
  optionalIndexes,
  rowsWithPages,
} from '../../content-model/collections/registry'
import { isAnnounced } from '../../content-model/visibility/announced'
import { unchangedPages } from '../gatsby-patches/pages/unchanged-pages'
import { caseFilterPages } from './case-filters'
import { type CollectionIndex, generatedIndexes, hasOwnModule } from './collection-indexes'
import { relatedLinks } from './related-links'
import { serviceComparisons } from './service-comparisons'

interface PathQuery {
  [key: string]: { nodes: { id: string; slug: string; path: string; status?: string }[] }
}

/**
 * Creates the pages of every collection that has an address, with an index page where `src/pages` has none, and
 * those of the blog’s categories and of the portfolio’s filters. Gatsby itself creates a page that has a module of its own in `src/pages`. An
 * index page that would list nothing has no words here either; see `absentPaths`.
 * @throws when a query fails
 */
export async function createEntryPages({
  graphql,
  actions,
  reporter,
  getNodesByType,
  store,
}: CreatePagesArgs): Promise<void> {
  const queries = rowsWithPages.map(
    ([, { typeName, schema }]) =>
      `all${typeName}(filter: { listed: { in: [true, false] } }, sort: { slug: ASC }) { nodes { id slug path ${'status' in schema.shape ? 'status' : ''} } }`,
  )
  const { data, errors } = await graphql<PathQuery>(`{ ${queries.join(' ')} }`)
  if (errors || !data) {
    reporter.panic('The addresses of the pages could not be queried.', errors)
    return
  }
  const linksOf = relatedLinks({ getNodesByType })
  const isKept = unchangedPages(store)
  const comparisonsOf = serviceComparisons({ getNodesByType })
  const indexes = generatedIndexes({ getNodesByType })
  const indexPaths = new Set(indexes.map(({ path }) => path))
  const indexTemplates = new Map(
    [...optionalIndexes, figuresPage].map(({ path, template: name }) => [path, name]),
  )
  for (const [collection, { typeName, template, address }] of rowsWithPages) {
    const component = templateFile(template)
    if (!existsSync(component)) {
      reporter.warn(explainTemplate(collection, template))
      continue
    }
    for (const { id, slug, path, status } of data[`all${typeName}`]?.nodes ?? []) {
      if (indexPaths.has(path) || (address === '/' && hasOwnModule(path))) continue
      const ownTemplate = isAnnounced({ status }) ? 'coming-soon' : indexTemplates.get(path)
      const page = {
        path,
        component: ownTemplate ? templateFile(ownTemplate) : component,
        context: {
          id,
          ...(!ownTemplate && linksOf(collection, slug)),
          ...(!ownTemplate && collection === 'services' && { comparisons: comparisonsOf(slug) }),
        },
      }
      if (!isKept(page)) actions.createPage(page)
    }
  }
  for (const index of indexes)
    actions.createPage({
      path: index.path,
      component: templateFile('collection-index'),
      context: indexContext(index),
    })
  for (const category of articleCategories)
    actions.createPage({
      path: categoryPath(category),
      component: templateFile('category'),
      context: { category },
    })
  for (const { filter, cases } of caseFilterPages({ getNodesByType }))
    actions.createPage({
      path: filter.path,
      component: templateFile('portfolio-index'),
      context: { filter, cases },
    })
}

function templateFile(name: string): string {
  return resolve('src', 'templates', `${name}.tsx`)
}

/** What `src/templates/collection-index.tsx` shows. */
export interface IndexContext
  extends Pick<CollectionIndex, 'title' | 'description' | 'motif' | 'items'> {
  /** Its path, a name that Gatsby takes out of a page's context. */
  address: string
  heading: string
  intro: string | null
  indexed: boolean
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
export function explainTemplate(collection: string, template: string | undefined): string {
  const wanted = template
    ? `src/templates/${template}.tsx, which is not there. Write it`
    : 'nothing. Name a module of src/templates as its template in src/content-model/collections/registry.ts'
  return `The pages of content/${collection} are drawn by ${wanted}; until then they are left out.`
}
