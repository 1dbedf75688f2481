/** One page for each file, from the shared template of its collection. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { articleCategories, categoryPath } from '../collections/choices'
import { type Collection, collections } from '../collections/registry'
import { waysOn } from './ways-on'

interface PathQuery {
  [key: string]: { nodes: { id: string; slug: string; path: string }[] }
}

/**
 * Creates the pages of every collection that has an address, and those of the blog’s categories. A
 * fixed page that has an outline of its own in `src/pages` is Gatsby's to create.
 * @throws when a query fails
 */
export async function createEntryPages({
  graphql,
  actions,
  reporter,
  getNodesByType,
}: CreatePagesArgs): Promise<void> {
  const withPages = Object.entries<Collection>(collections).filter(([, { address }]) => address)
  const queries = withPages.map(
    ([, { typeName }]) =>
      `all${typeName}(filter: { listed: { in: [true, false] } }, sort: { slug: ASC }) { nodes { id slug path } }`,
  )
  const { data, errors } = await graphql<PathQuery>(`{ ${queries.join(' ')} }`)
  if (errors || !data) {
    reporter.panic('The addresses of the pages could not be queried.', errors)
    return
  }
  const waysFrom = waysOn({ getNodesByType })
  for (const [collection, { typeName }] of withPages) {
    for (const { id, slug, path } of data[`all${typeName}`]?.nodes ?? []) {
      if (collection === 'pages' && existsSync(join('src', 'pages', `${slug}.tsx`))) continue
      actions.createPage({
        path,
        component: resolve('src', 'templates', `${templates[collection]}.tsx`),
        context: { id, ...waysFrom(collection, slug) },
      })
    }
  }
  for (const category of articleCategories)
    actions.createPage({
      path: categoryPath(category),
      component: resolve('src', 'templates', 'category.tsx'),
      context: { category },
    })
}

/** The template of each collection that makes pages. */
const templates: Record<string, string> = {
  services: 'service',
  industries: 'industry',
  solutions: 'solution',
  articles: 'article',
  pages: 'page',
}
