/** Replaces files and folders atomically: the new content is complete, or the old one stays. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Writes a file in one step: an error leaves the old file, or none. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  // Hidden, so that watchers of the folder do not take it for a file of its own.
  const next = join(dirname(file), `.${basename(file)}.next`)
  try {
    await writeFile(next, content)
    await rename(next, file)
  } catch (error) {
    await rm(next, { force: true }).catch(() => undefined)
    throw error
  }
}

/**
 * Fills new folders beside the present ones, and swaps them all once each is complete. An error leaves the
 * present folders as they are, and nothing of the new ones.
 * @param root the folder that contains them
 * @param folders functions that fill them, by folder name
 */
export function replaceFolders(
  root: string,
  folders: Readonly<Record<string, (folder: string) => void>>,
): void {
  const places = Object.entries(folders).map(([name, fill]) => ({ ...placeOf(root, name), fill }))
  try {
    for (const { next, fill } of places) {
      rmSync(next, { recursive: true, force: true })
      mkdirSync(next)
      fill(next)
    }
    for (const { present, last } of places) {
      rmSync(last, { recursive: true, force: true })
      if (existsSync(present)) renameSync(present, last)
    }
    for (const { present, next } of places) renameSync(next, present)
  } catch (error) {
    restoreFolders(root, Object.keys(folders))
    for (const { next } of places) tidyUp(next)
    throw error
  }
  for (const { last } of places) tidyUp(last)
}

/** Restores folders of which a process that was killed has moved the last one away, and not the new one in. */
export function restoreFolders(root: string, names: readonly string[]): void {
  for (const name of names) {
    const { present, last } = placeOf(root, name)
    if (!existsSync(present) && existsSync(last)) renameSync(last, present)
  }
}

function placeOf(root: string, name: string) {
  const present = join(root, name)
  return { present, next: `${present}.next`, last: `${present}.last` }
}

/** Removes a folder, if the disk lets it. */
function tidyUp(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    // It is in nobody's way, and the next build tries again.
  }
}
