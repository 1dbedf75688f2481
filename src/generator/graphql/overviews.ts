/**
 * Queries for menus and breadcrumbs. Browsers must not load the registry, which
 * includes zod and every schema.
 */
import type { Node } from 'gatsby'
import { linkWords } from '../../content-model/addresses/link-words'
import { compare } from '../../content-model/check/diagnostics'
import { rows, rowsWithPages } from '../../content-model/collections/registry'
import { namedWord } from '../nodes/interface-words'
import { textField } from '../nodes/typed-nodes'
import {
  field,
  findEntry,
  interfaceWords,
  type LanguageContext,
  listedEntries,
  settingsOf,
  translatedFirst,
} from './in-language'

export const overviewTypes = `type PageLink {
  path: String!
  title: String!
}

type SiteLinkText {
  path: String!
  text: String!
  isTitle: Boolean!
}

type MenuSection {
  collection: String!
  title: String!
  entries: [PageLink!]!
}`

const siteLinks = (list: 'header' | 'footer') =>
  field('[SiteLinkText!]!', async (context) => {
    const { [list]: links = [] } = await settingsOf(context)
    const named = links.map(({ page, label }) => linkTo(page, label, context))
    return (await Promise.all(named)).filter((link) => link !== undefined)
  })

/** `overviews` are index pages; `menuSections` are the entries on /menu. */
export const overviewFields = {
  Query: {
    overviews: field('[PageLink!]!', overviewsOf),
    menuSections: field('[MenuSection!]!', menuSectionsOf),
    headerLinks: siteLinks('header'),
    footerLinks: siteLinks('footer'),
  },
}

/** Returns undefined if the page is missing in development. */
async function linkTo(path: string, label: string | undefined, context: LanguageContext) {
  const title = await titleAt(path, context)
  if (title === undefined) return undefined
  const words = await interfaceWords(context)
  const [group, word] = linkWords[path] ?? []
  const given = label ?? (group && word && namedWord(words[group], word))
  // Marks titles, which unlike labels may be untranslated.
  return { path, text: given ?? title, isTitle: given === undefined }
}

async function titleAt(path: string, context: LanguageContext): Promise<string | undefined> {
  const overview = (await overviewsOf(context)).find((link) => link.path === path)
  if (overview) return overview.title
  for (const [, { typeName, name }] of rowsWithPages) {
    const entry = await findEntry(context, typeName, { path: { eq: path } })
    if (entry) return textField(entry, name)
  }
  return undefined
}

/** Returns the listed index pages in order. */
async function overviewsOf(context: LanguageContext) {
  const { overviews: titles } = await interfaceWords(context)
  const named = rows.flatMap(([, { overview, address, shownOn, opening, typeName, name }]) =>
    overview ? [{ ...overview, path: address ?? shownOn, opening, typeName, name }] : [],
  )
  const links = named
    .sort((a, b) => a.position - b.position)
    .map(async ({ path, title, template, opening, typeName, name }) => {
      if (opening !== undefined) {
        const first = await findEntry(context, typeName, { path: { eq: path } })
        return first ? [{ path, title: textField(first, name) }] : []
      }
      const page = await findEntry(context, 'FixedPage', { path: { eq: path } })
      // An index page with its own template needs a content file.
      if (!page) return template === undefined ? [{ path, title: namedWord(titles, title) }] : []
      return page.listed ? [{ path, title: page.title }] : []
    })
  return (await Promise.all(links)).flat()
}

async function menuSectionsOf(context: LanguageContext) {
  const { overviews: titles } = await interfaceWords(context)
  const plain = rowsWithPages.filter(([, { listedOnMenu }]) => listedOnMenu)
  const sections = plain.map(async ([collection, { typeName, name, overview }]) => {
    const title = (node: Node) => textField(node, name)
    const entries = await listedEntries(context, typeName)
    const sorted = translatedFirst(entries.sort((a, b) => compare(title(a), title(b))))
    return {
      collection,
      title: overview ? namedWord(titles, overview.title) : collection,
      entries: sorted.map((node) => ({ path: node.path, title: title(node) })),
    }
  })
  return (await Promise.all(sections)).filter(({ entries }) => entries.length > 0)
}
