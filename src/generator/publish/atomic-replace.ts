/** What takes the place of something good is whole, or does not get there. */
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Writes a file in one step: what fails on the way leaves the old one, or none. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  // Hidden, so that nobody who watches the folder takes it for a file of its own.
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
 * Fills folders beside those whose place they take, and swaps them all when each is whole. What fails
 * on the way leaves the present ones as they are, and nothing of the new ones.
 * @param root the folder that they stand in
 * @param folders what fills each, by its name
 * @param spares where a folder stays that has been replaced, by the same: the next call fills it again
 */
export async function replaceFolders(
  root: string,
  folders: Readonly<Record<string, (folder: string) => void | Promise<void>>>,
  earlierOutputs: Readonly<Record<string, string>> = {},
): Promise<void> {
  const places = Object.entries(folders).map(([name, fill]): Place => {
    const present = join(root, name)
    const earlier = earlierOutputs[name]
    return {
      present,
      next: `${present}.next`,
      last: `${present}.last`,
      fill,
      ...(earlier && { earlier }),
    }
  })
  try {
    for (const { next, fill, earlier } of places) {
      rmSync(next, { recursive: true, force: true })
      if (!(earlier && moveAside(earlier, next))) mkdirSync(next)
      await fill(next)
    }
    swap(places)
  } catch (error) {
    for (const { next } of places) tidyUp(next)
    throw error
  }
  for (const { last, earlier } of places) if (!(earlier && moveAside(last, earlier))) tidyUp(last)
}

/** Moves a folder aside; false where it is not there, or cannot be moved, as to another disk. */
function moveAside(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}

interface Place {
  present: string
  next: string
  last: string
  earlier?: string
  fill(folder: string): void | Promise<void>
}

function swap(places: readonly Place[]): void {
  for (const { last } of places) rmSync(last, { recursive: true, force: true })
  const undo: [from: string, to: string][] = []
  try {
    for (const { present, next, last } of places) {
      if (isMoved(present, last)) undo.unshift([last, present])
      renameSync(next, present)
      undo.unshift([present, next])
    }
  } catch (error) {
    for (const [from, to] of undo) renameSync(from, to)
    throw error
  }
}

/** Moves a folder; false where there is none. */
function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Removes a folder, where the disk lets it. */
function tidyUp(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    // It stands in nobody's way, and the next build tries again.
  }
}
