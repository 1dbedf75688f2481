/** Hides unlisted entries from all lists. Queries by id or slug find them. */
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby'
import { collections, definitions } from '../../content-model/collections/registry'
import { addDirective, entriesById, type LanguageContext, shownFilter } from './in-language'

interface ListArguments {
  filter?: Record<string, unknown>
  sort?: object | object[]
}

type Resolver<Arguments> = (
  source: unknown,
  given: Arguments,
  context: LanguageContext,
  info: { originalResolver(...args: unknown[]): unknown },
) => unknown

/**
 * Defines `@listed(of: "Service")`, a list without absent and unlisted entries,
 * and `@reference(of: "Person")`, a single entry.
 */
export function addReferences(args: CreateSchemaCustomizationArgs): void {
  type Source = Readonly<Record<string, string | readonly string[] | null | undefined>>
  const addReference = (name: string, select: (nodes: readonly Node[]) => unknown) =>
    addDirective(args, name, (context, source: Source, field, of) =>
      select(entriesById(context, of, [source[field] ?? []].flat())),
    )
  addReference('listed', (nodes) => nodes.filter(({ listed }) => listed))
  addReference('reference', ([node]) => node ?? null)
}

const listQueries = Object.values(collections).map(({ typeName }) => {
  const resolve: Resolver<ListArguments> = async (source, given, context, info) => {
    const { filter, sort, ...rest } = given
    const shown = await shownFilter(context, typeName, { listed: { eq: true }, ...filter })
    const order = context.language ? [{ translation: 'DESC' }, ...[sort ?? []].flat()] : sort
    const all = { ...rest, filter: shown, ...(order && { sort: order }) }
    return info.originalResolver(source, all, context, info)
  }
  return [`all${typeName}`, { resolve }]
})

const resolveEntry: Resolver<Record<string, unknown>> = async (source, filter, context, info) => {
  const find = (own: object) => info.originalResolver(source, { ...filter, ...own }, context, info)
  // An id already identifies the original or a translation.
  if (filter.id) return find({})
  const translated = context.language && find({ translation: { eq: context.language } })
  return (await translated) || find({ translation: { eq: '' } })
}
const entryQueries = definitions.map(({ typeName }) => [
  typeName.charAt(0).toLowerCase() + typeName.slice(1),
  { resolve: resolveEntry },
])

/**
 * Limits `allService` and similar queries to listed entries unless they filter
 * by `listed`, and puts translated entries first. `service(slug: …)`,
 * `settings` and similar queries prefer the translation.
 */
export const languageFields = { Query: Object.fromEntries([...listQueries, ...entryQueries]) }
