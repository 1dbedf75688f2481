/**
 * What menus and breadcrumbs know of all collections at once, for queries: browsers must not load the registry,
 * which would bring zod and every schema along.
 */
import type { CreateResolversArgs, Node } from 'gatsby'
import { compare } from '../../content-model/check/diagnostics'
import { collections, rows, rowsWithPages } from '../../content-model/collections/registry'
import { namedWord } from '../nodes/interface-words'
import {
  findEntry,
  interfaceWords,
  type LanguageContext,
  listedEntries,
  translatedFirst,
} from './in-language'

/** GraphQL types of the lists. */
export const overviewTypes = `type PageLink {
  path: String!
  title: String!
}

type MenuSection {
  collection: String!
  title: String!
  entries: [PageLink!]!
}`

interface PageLink {
  path: string
  title: string
}

interface MenuSection {
  collection: string
  title: string
  entries: PageLink[]
}

/** Adds `overviews`, the pages that list entries, and `menuSections`, the entries that /menu lists by name. */
export function addOverviews({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>) {
  createResolvers({
    Query: {
      overviews: {
        type: '[PageLink!]!',
        resolve: (_source: unknown, _arguments: object, context: LanguageContext) =>
          overviewsOf(context),
      },
      menuSections: {
        type: '[MenuSection!]!',
        resolve: (_source: unknown, _arguments: object, context: LanguageContext) =>
          menuSectionsOf(context),
      },
    },
  })
}

/** Returns the listed overviews that are there, in order, each with the title of its content file, or of the interface's words. */
async function overviewsOf(context: LanguageContext): Promise<PageLink[]> {
  const { overviews: titles } = await interfaceWords(context)
  const named = rows.flatMap(([, { overview, address, shownOn, opening, typeName, name }]) =>
    overview ? [{ ...overview, path: address ?? shownOn, opening, typeName, name }] : [],
  )
  const links = named
    .sort((a, b) => a.position - b.position)
    .map(async ({ path, title, template, opening, typeName, name }): Promise<PageLink[]> => {
      if (opening !== undefined) {
        const first = await findEntry(context, typeName, { path: { eq: path } })
        return first ? [{ path, title: String(first[name]) }] : []
      }
      const page = await findEntry(context, collections.pages.typeName, { path: { eq: path } })
      // A page with a template of its own is there only with its words.
      if (!page) return template === undefined ? [{ path, title: namedWord(titles, title) }] : []
      return page.listed ? [{ path, title: String(page.title) }] : []
    })
  return (await Promise.all(links)).flat()
}

async function menuSectionsOf(context: LanguageContext): Promise<MenuSection[]> {
  const { overviews: titles } = await interfaceWords(context)
  const plain = rowsWithPages.filter(([, { menu }]) => menu === 'plain list')
  const sections = plain.map(async ([collection, { typeName, name, overview }]) => {
    const title = (node: Node) => String(node[name])
    const entries = await listedEntries(context, typeName)
    const sorted = translatedFirst(entries.sort((a, b) => compare(title(a), title(b))))
    return {
      collection,
      title: overview ? namedWord(titles, overview.title) : collection,
      entries: sorted.map((node): PageLink => ({ path: String(node.path), title: title(node) })),
    }
  })
  return (await Promise.all(sections)).filter(({ entries }) => entries.length > 0)
}
