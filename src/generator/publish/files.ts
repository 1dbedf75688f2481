import { compare } from '../../content-model/check/diagnostics'
import { walkFolder } from '../../content-model/read/folder-walk'

/**
 * Paths of all files below a folder, from that folder, with `/` on every system, in order. Links are not
 * followed and no files.
 * @param except names of folders in it that are left out
 * @returns none when there is no such folder
 */
export function filesBelow(folder: string, except: readonly string[] = []): string[] {
  return [...walkFolder(folder, except)]
    .filter(({ entry }) => entry.isFile())
    .map(({ path }) => path)
    .sort(compare)
}
