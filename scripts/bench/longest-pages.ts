/** Finds the longest page of each collection. If these meet their budget, all pages do. */
import { readFileSync, statSync } from 'node:fs'
import { rowsWithPages } from '../../src/content-model/collections/registry'
import { filesBelow } from '../../src/generator/publish/files'

/**
 * Returns whether a page reports that its content is coming soon or missing.
 * Such a page loads its scripts at once.
 */
export const isStatusScreen = (path: string): boolean =>
  readFileSync(`dist${path}.html`, 'utf8').includes('data-scripts="now"')

/** Returns the path of the longest wanted page of a folder, or an empty list. */
export function longestPage(folder: string, isWanted = (_path: string) => true): string[] {
  const isInFolder = new RegExp(`^${folder}/[^/]+$`)
  const paths = filesBelow('dist')
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .filter((path) => isInFolder.test(path) && isWanted(path))
  const size = (path: string) => statSync(`dist${path}.html`).size
  return paths.sort((a, b) => size(b) - size(a)).slice(0, 1)
}

const isEntry = (path: string) => !isStatusScreen(path)
const rowsInFolders = rowsWithPages.filter(([, { address }]) => address !== '/')

/**
 * Returns the path of the longest page of each collection.
 * @param folder the folder of another language: `/id`
 */
export const longestEntries = (folder = ''): string[] =>
  rowsInFolders.flatMap(([, { address }]) => longestPage(folder + address, isEntry))
