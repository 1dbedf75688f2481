/**
 * Finds entries and files by name. What Gatsby offers for it, `allArticle(filter: …)` and `@link` of a
 * list, makes a page depend on all articles or all files: after an edit of one, every page's query
 * would run again.
 */
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby'
import { rowsWithPages } from '../../content-model/collections/registry'
import { isSvg } from '../../diagrams/svg-figure'
import { addDirective, entriesById, type LanguageContext } from './in-language'

/**
 * Makes `@files`: a list of absolute paths becomes the list of their files. SVG files are only looked up, so that a page
 * runs its query again when one changes: they are drawn in its text.
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

/** Makes `servicesNamed(slugs: …)` and its like for each collection with pages, in the order of the slugs. */
export function addNamedEntries({ createResolvers }: CreateResolversArgs) {
  const fields = rowsWithPages.map(([name, { typeName }]) => [
    `${graphqlName(name)}Named`,
    {
      type: `[${typeName}!]!`,
      args: { slugs: '[String!]!' },
      resolve(_source: unknown, { slugs }: { slugs: string[] }, context: LanguageContext) {
        const ids = slugs.map((slug) => `${name}/${slug}`)
        return entriesById(context, typeName, ids)
      },
    },
  ])
  createResolvers({ Query: Object.fromEntries(fields) })
}

/** Returns the name of a collection as GraphQL allows it: `case-studies` becomes `caseStudies`. */
function graphqlName(collection: string): string {
  return collection.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase())
}
