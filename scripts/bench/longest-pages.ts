/** The longest page of each collection of the built site, which a budget has to hold first. */
import { readFileSync } from 'node:fs'
import { rowsWithPages } from '../../src/content-model/collections/registry'
import { filesBelow } from '../../src/generator/publish/files'
import { CompressedFiles } from '../machine/compressed-files'

const compressed = new CompressedFiles()

/** Returns whether a page says that something is coming or missing, which needs its script at once. */
export const isStatusScreen = (path: string): boolean =>
  readFileSync(`dist${path}.html`, 'utf8').includes('data-scripts="now"')

/** Returns the pages of a folder that are wanted, those first that are longest as they are sent. */
function byLength(folder: string, isWanted: (path: string) => boolean): string[] {
  const isInFolder = new RegExp(`^${folder}/[^/]+$`)
  const paths = filesBelow('dist')
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .filter((path) => isInFolder.test(path) && isWanted(path))
  const size = (path: string) => compressed.read(`dist${path}.html`, 'br')?.length ?? 0
  return paths.sort((a, b) => size(b) - size(a))
}

/** Returns the longest page of a folder among those that are wanted, or none. */
export const longestPage = (folder: string, isWanted = (_path: string) => true): string[] =>
  byLength(folder, isWanted).slice(0, 1)

const isEntry = (path: string) => !isStatusScreen(path)
const rowsBelow = rowsWithPages.filter(([, { address }]) => address !== '/')

/**
 * Returns the longest page of each collection.
 * @param folder of a further language: `/id`
 */
export const longestEntries = (folder = ''): string[] =>
  rowsBelow.flatMap(([, { address }]) => longestPage(folder + address, isEntry))

/**
 * Returns the pages that a budget holds for: the longest of each collection, and the shortest where texts may
 * be as long as a writer wishes, since no budget can hold for those.
 * @param folder of a further language: `/id`
 */
export const measuredEntries = (folder = ''): string[] =>
  rowsBelow.flatMap(([, { address, body, bodyWords }]) => {
    const pages = byLength(folder + address, isEntry)
    if (body !== 'required' || bodyWords) return pages.slice(0, 1)
    // Of a few translated texts the shortest may be a long one.
    return folder && pages.length < 3 ? [] : pages.slice(-1)
  })
