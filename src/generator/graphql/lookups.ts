/**
 * With Gatsby's `allArticle(filter: …)` and `@link` lists, a page depends on
 * all articles or files, so every edit would run every page's query again.
 */
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { rowsWithPages } from '../../content-model/collections/registry'
import { isSvg } from '../../diagrams/svg-figure'
import { addDirective, entriesById, type LanguageContext } from './in-language'

/**
 * Defines `@files`, which replaces absolute paths with `File` nodes. Looks up
 * SVG files, which texts inline, only to run the query again when they change.
 */
export function addFileLists(args: CreateSchemaCustomizationArgs): void {
  type Source = Readonly<Record<string, readonly string[] | null | undefined>>
  addDirective(args, 'files', async ({ nodeModel }, source: Source, field) => {
    const find = (path: string) =>
      nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: path } } } })
    const paths = source[field] ?? []
    const files = await Promise.all(paths.map(find))
    return files.filter((_file, index) => !isSvg(paths[index] ?? ''))
  })
}

const fields = rowsWithPages.map(([name, { typeName }]) => [
  // `case-studies` becomes `caseStudiesNamed`.
  `${name.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase())}Named`,
  {
    type: `[${typeName}!]!`,
    args: { slugs: '[String!]!' },
    resolve(_source: unknown, { slugs }: { slugs: string[] }, context: LanguageContext) {
      const ids = slugs.map((slug) => `${name}/${slug}`)
      return entriesById(context, typeName, ids)
    },
  },
])

/** Adds queries such as `servicesNamed(slugs: …)`, in the order of `slugs`. */
export const namedEntryFields = { Query: Object.fromEntries(fields) }
