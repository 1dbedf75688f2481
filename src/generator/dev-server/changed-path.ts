/** Which file a raw event of chokidar is about. */
import { basename, join } from 'node:path'

/**
 * Returns the path of the file or folder that has changed.
 * @param name what the system names: on Linux a name in the watched folder, on macOS and when polling a whole path
 * @param watched the watched path; on Linux alone
 */
export function changedPath(name: string | null, watched?: string): string {
  if (!name || !watched) return name ?? watched ?? ''
  return basename(watched) === name ? watched : join(watched, name)
}
