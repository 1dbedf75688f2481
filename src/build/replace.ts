/** What takes the place of something good is whole, or does not get there. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Writes a file in one step: what fails on the way leaves the old one, or none. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  // Hidden, so that nobody who watches the folder takes it for a file of its own.
  const next = join(dirname(file), `.${basename(file)}.next`)
  try {
    await writeFile(next, content)
    await rename(next, file)
  } catch (error) {
    await remove(next)
    throw error
  }
}

/**
 * Fills folders beside those whose place they take, and swaps them all when each is whole. What fails
 * on the way leaves the present ones as they are, and nothing of the new ones.
 * @param root the folder that they stand in
 * @param folders what fills each, by its name
 */
export async function replaceFolders(
  root: string,
  folders: Readonly<Record<string, (folder: string) => Promise<void>>>,
): Promise<void> {
  const places = Object.entries(folders).map(([name, fill]): Place => {
    const present = join(root, name)
    return { present, next: `${present}.next`, last: `${present}.last`, fill }
  })
  try {
    for (const { next, fill } of places) {
      await rm(next, { recursive: true, force: true })
      await mkdir(next)
      await fill(next)
    }
    await swap(places)
  } catch (error) {
    for (const { next } of places) await remove(next)
    throw error
  }
  for (const { last } of places) await remove(last)
}

interface Place {
  present: string
  next: string
  last: string
  fill(folder: string): Promise<void>
}

async function swap(places: readonly Place[]): Promise<void> {
  for (const { last } of places) await rm(last, { recursive: true, force: true })
  const undo: [from: string, to: string][] = []
  try {
    for (const { present, next, last } of places) {
      if (await isMoved(present, last)) undo.unshift([last, present])
      await rename(next, present)
      undo.unshift([present, next])
    }
  } catch (error) {
    for (const [from, to] of undo) await rename(from, to)
    throw error
  }
}

/** Moves a folder; false where there is none. */
async function isMoved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Tidies up, where the disk lets it. */
async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true }).catch(() => undefined)
}
