/**
 * Keeps unlisted entries out of every list of the data layer, so that no query has to think of it:
 * they are only found by their id or slug, as the query of their own page does.
 */
import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from 'gatsby'
import { collections, definitions } from '../../content-model/collections/registry'
import { addDirective, entriesById, type LanguageContext, shownFilter } from './in-language'

interface ListArguments {
  filter?: Record<string, unknown>
  sort?: object | object[]
}

interface ResolverInfo {
  originalResolver(...args: unknown[]): unknown
}

/**
 * Makes `@listed(of: "Service")`, a list of references that leaves out entries which are absent or unlisted, and
 * `@reference(of: "Person")`, a single one. Both find entries in the language of the page.
 */
export function addReferences(args: CreateSchemaCustomizationArgs): void {
  type Source = Readonly<Record<string, string | readonly string[] | null | undefined>>
  const addReference = (name: string, shown: (nodes: readonly Node[]) => unknown) =>
    addDirective(args, name, (context, source: Source, field, of) =>
      shown(entriesById(context, of, [source[field] ?? []].flat())),
    )
  addReference('listed', (nodes) => nodes.filter(({ listed }) => listed))
  addReference('reference', ([node]) => node ?? null)
}

/**
 * Makes `allService` and its like hold listed entries only, where a query does not filter by `listed` itself: those in
 * the language of the page first, then originals without a translation. `service(slug: …)`, `settings` and their like
 * find the translation where there is one.
 */
export function findInLanguage({ createResolvers }: CreateResolversArgs) {
  const lists = Object.values(collections).map(({ typeName }) => [
    `all${typeName}`,
    {
      async resolve(
        source: unknown,
        { filter, sort, ...rest }: ListArguments,
        context: LanguageContext,
        info: ResolverInfo,
      ) {
        const shown = await shownFilter(context, typeName, { listed: { eq: true }, ...filter })
        const order = context.language ? [{ translation: 'DESC' }, ...[sort ?? []].flat()] : sort
        const all = { ...rest, filter: shown, ...(order && { sort: order }) }
        return info.originalResolver(source, all, context, info)
      },
    },
  ])
  const single = definitions.map(({ typeName }) => [
    typeName.charAt(0).toLowerCase() + typeName.slice(1),
    {
      async resolve(
        source: unknown,
        filter: Record<string, unknown>,
        context: LanguageContext,
        info: ResolverInfo,
      ) {
        const find = (own: object) =>
          info.originalResolver(source, { ...filter, ...own }, context, info)
        // The id says already which of them is meant.
        if (filter.id) return find({})
        const translated = context.language && find({ translation: { eq: context.language } })
        return (await translated) || find({ translation: { eq: '' } })
      },
    },
  ])
  createResolvers({ Query: Object.fromEntries([...lists, ...single]) })
}
