/**
 * Generates the index pages of collections without an index layout. Otherwise a
 * new collection's URL would be a 404.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { IndexContext } from '../../content-model/collections/query-results'
import { optionalIndexes, rowsWithPages } from '../../content-model/collections/registry'
import { isComingSoon } from '../../content-model/visibility/coming-soon'
import { namedWord, wordsOf } from '../nodes/interface-words'
import type { LanguageNodes } from '../nodes/languages'
import { nodesOfType, textField } from '../nodes/typed-nodes'
import { byOrder, entriesOf, summaryOf } from './entry-nodes'

export type CollectionIndex = ReturnType<typeof generatedIndexes>[number]

const describedEntries = 3

/** @returns `page`: the content file at the address, if there is one */
export function generatedIndexes(nodes: LanguageNodes) {
  const titles = wordsOf(nodes).overviews
  const pages = nodesOfType(nodes, 'FixedPage')
  const rows = rowsWithPages.filter(
    ([, { address, opening }]) => address !== '/' && !opening && !hasOwnLayout(address),
  )
  return rows.flatMap(([collection, { address, overview, motif, typeName, name }]) => {
    const page = pages.find(({ path }) => path === address)
    // A translated index page needs a translated content file.
    if (nodes.language.translation && !page) return []
    const items = entriesOf(nodes.shown, typeName)
      .filter(({ listed, status }) => listed && !isComingSoon({ status }))
      .sort(byOrder(name))
      .map((node) => ({ path: node.path, title: textField(node, name), text: summaryOf(node) }))
    const own = overview ? namedWord(titles, overview.title) : collection
    const title = page ? page.title : own
    const names = items.slice(0, describedEntries).map((item) => item.title)
    const context: IndexContext = {
      address,
      title,
      description: page?.metaDescription ?? [title, names.join('; ')].filter(Boolean).join(': '),
      motif: typeof motif === 'string' ? motif : 'company',
      items,
      heading: page ? page.heading : title,
      intro: page?.intro ?? null,
      indexed: page ? page.listed : items.length > 0,
    }
    return [{ collection, page, context }]
  })
}

function hasOwnLayout(address: string): boolean {
  return existsSync(moduleFile(address)) || optionalIndexes.some(({ path }) => path === address)
}

/** Returns the path of a URL's module in `src/pages`, which may not exist. */
export function moduleFile(path: string): string {
  return resolve('src', 'pages', `${path === '/' ? 'index' : path.slice(1)}.tsx`)
}
