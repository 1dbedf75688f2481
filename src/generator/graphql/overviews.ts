/**
 * What menus and breadcrumbs know of all collections at once, for queries: browsers must not load the registry,
 * which would bring zod and every schema along.
 */
import type { CreateResolversArgs, Node } from 'gatsby'
import { compare } from '../../content-model/check/diagnostics'
import { collections, rows, rowsWithPages } from '../../content-model/collections/registry'
import { namedWord, standardWords, type Words } from '../nodes/interface-words'

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

export interface Resolving {
  nodeModel: {
    findOne(query: {
      type: 'InterfaceWords'
      query: object
    }): Promise<Pick<Words, 'overviews'> | null>
    findOne(query: { type: string; query: object }): Promise<Node | null>
    findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<Node> }>
  }
}

/** Adds `overviews`, the pages that list entries, and `menuSections`, the entries that /menu lists by name. */
export function addOverviews({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>) {
  createResolvers({
    Query: {
      overviews: {
        type: '[PageLink!]!',
        resolve: (_source: unknown, _arguments: object, { nodeModel }: Resolving) =>
          overviewsOf(nodeModel),
      },
      menuSections: {
        type: '[MenuSection!]!',
        resolve: (_source: unknown, _arguments: object, { nodeModel }: Resolving) =>
          menuSectionsOf(nodeModel),
      },
    },
  })
}

/** Returns what /menu and /how-we-count call the pages that list entries. */
export async function overviewWords(
  nodeModel: Resolving['nodeModel'],
): Promise<Words['overviews']> {
  const words = await nodeModel.findOne({ type: 'InterfaceWords', query: {} })
  return (words ?? standardWords).overviews
}

/** Returns the listed overviews that are there, in order, each with the title of its content file, or of the interface's words. */
async function overviewsOf(nodeModel: Resolving['nodeModel']): Promise<PageLink[]> {
  const titles = await overviewWords(nodeModel)
  const named = rows.flatMap(([, { overview, address, shownOn, opening, typeName, name }]) =>
    overview ? [{ ...overview, path: address ?? shownOn, opening, typeName, name }] : [],
  )
  const links = named
    .sort((a, b) => a.position - b.position)
    .map(async ({ path, title, template, opening, typeName, name }): Promise<PageLink[]> => {
      if (opening !== undefined) {
        const first = await nodeModel.findOne({
          type: typeName,
          query: { filter: { path: { eq: path } } },
        })
        return first ? [{ path, title: String(first[name]) }] : []
      }
      const page = await nodeModel.findOne({
        type: collections.pages.typeName,
        query: { filter: { path: { eq: path } } },
      })
      // A page with a template of its own is there only with its words.
      if (!page) return template === undefined ? [{ path, title: namedWord(titles, title) }] : []
      return page.listed ? [{ path, title: String(page.title) }] : []
    })
  return (await Promise.all(links)).flat()
}

async function menuSectionsOf(nodeModel: Resolving['nodeModel']): Promise<MenuSection[]> {
  const titles = await overviewWords(nodeModel)
  const plain = rowsWithPages.filter(([, { menu }]) => menu === 'plain list')
  const sections = plain.map(async ([collection, { typeName, name, overview }]) => {
    const { entries } = await nodeModel.findAll({
      type: typeName,
      query: { filter: { listed: { eq: true } } },
    })
    const links = [...entries].map(
      (node): PageLink => ({ path: String(node.path), title: String(node[name]) }),
    )
    return {
      collection,
      title: overview ? namedWord(titles, overview.title) : collection,
      entries: links.sort((a, b) => compare(a.title, b.title)),
    }
  })
  return (await Promise.all(sections)).filter(({ entries }) => entries.length > 0)
}
