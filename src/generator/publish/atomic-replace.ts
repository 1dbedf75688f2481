import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Fills new folders next to the current folders, then swaps them. After an error, all current folders remain.
 * @param folders functions that fill them, by folder name
 */
export function replaceFolders(
  root: string,
  folders: Readonly<Record<string, (folder: string) => void>>,
): void {
  restoreFolders(root, Object.keys(folders))
  const places = Object.entries(folders).map(([name, fill]) => ({ ...placeOf(root, name), fill }))
  const moves: [from: string, to: string][] = []
  const move = (from: string, to: string) => {
    renameSync(from, to)
    moves.unshift([from, to])
  }
  try {
    for (const { next, last, fill } of places) {
      for (const leftover of [next, last]) rmSync(leftover, { recursive: true, force: true })
      mkdirSync(next)
      fill(next)
    }
    for (const { present, last } of places) if (existsSync(present)) move(present, last)
    for (const { present, next } of places) move(next, present)
  } catch (error) {
    for (const [from, to] of moves) renameSync(to, from)
    for (const { next } of places) tidyUp(next)
    throw error
  }
  for (const { last } of places) tidyUp(last)
}

/** Undoes the swap of a killed process: if a folder is missing, all folders get their previous, matching version. */
export function restoreFolders(root: string, names: readonly string[]): void {
  const places = names.map((name) => placeOf(root, name))
  if (!places.some(({ present, last }) => !existsSync(present) && existsSync(last))) return
  for (const { present, next, last } of places.filter(({ last }) => existsSync(last))) {
    if (existsSync(present)) {
      rmSync(next, { recursive: true, force: true })
      renameSync(present, next)
    }
    renameSync(last, present)
  }
}

function placeOf(root: string, name: string) {
  const present = join(root, name)
  return { present, next: `${present}.next`, last: `${present}.last` }
}

function tidyUp(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    // The next build removes the leftover.
  }
}
