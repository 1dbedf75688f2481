import { compare } from '../../content-model/check/diagnostics'
import { walkFolder } from '../../content-model/read/folder-walk'

/**
 * Returns the paths of all files below a folder, relative to it, with `/` on every system, sorted. Links are
 * neither followed nor returned.
 * @param except names of folders in it that are left out
 * @returns none if there is no such folder
 */
export function filesBelow(folder: string, except: readonly string[] = []): string[] {
  return [...walkFolder(folder, except)]
    .filter(({ entry }) => entry.isFile())
    .map(({ path }) => path)
    .sort(compare)
}
