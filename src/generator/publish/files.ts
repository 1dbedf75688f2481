import { compare } from '../../content-model/check/diagnostics'
import { walkFolder } from '../../content-model/read/files'

/**
 * Returns the paths of all files below a folder, relative to it, with `/` on every system, sorted. Links are
 * neither followed nor returned.
 * @returns none if there is no such folder
 */
export function filesBelow(folder: string): string[] {
  return [...walkFolder(folder)]
    .filter(({ entry }) => entry.isFile())
    .map(({ path }) => path)
    .sort(compare)
}
