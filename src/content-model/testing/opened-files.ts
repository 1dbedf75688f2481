/** For tests: records which files are really opened, where links lead to, whatever their paths look like. */
import fs from 'node:fs'
import { join } from 'node:path'

/** Spies on all functions with which Node opens a file or a folder to read it; each still does so. */
const spyOnReads = () => [
  jest.spyOn(fs, 'open'),
  jest.spyOn(fs, 'openSync'),
  jest.spyOn(fs, 'readFile'),
  jest.spyOn(fs, 'readFileSync'),
  jest.spyOn(fs, 'createReadStream'),
  jest.spyOn(fs, 'readdir'),
  jest.spyOn(fs, 'readdirSync'),
  jest.spyOn(fs, 'opendir'),
  jest.spyOn(fs, 'opendirSync'),
  jest.spyOn(fs, 'copyFile'),
  jest.spyOn(fs, 'copyFileSync'),
  jest.spyOn(fs.promises, 'open'),
  jest.spyOn(fs.promises, 'readFile'),
  jest.spyOn(fs.promises, 'readdir'),
  jest.spyOn(fs.promises, 'opendir'),
  jest.spyOn(fs.promises, 'copyFile'),
]

/**
 * Runs a function and records what it opens.
 * @returns what it returned, and each file and folder once; a file that is not there by its path
 */
export async function openedBy<Result>(
  run: () => Result | Promise<Result>,
): Promise<{ result: Result; opened: string[] }> {
  const spies = spyOnReads()
  try {
    const result = await run()
    const paths = spies.flatMap(({ mock }) => [
      ...mock.calls.map(([path]) => String(path)),
      ...mock.results.flatMap(({ value }) => foldersIn(value)),
    ])
    return { result, opened: [...new Set(paths.map(realPath))] }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Returns the folders that a recursive listing has gone through. */
function foldersIn(listing: unknown): string[] {
  if (!Array.isArray(listing)) return []
  return listing.flatMap((entry) => (entry instanceof fs.Dirent ? [entry.parentPath] : []))
}

function realPath(path: string): string {
  try {
    return fs.realpathSync(path)
  } catch {
    return join(path)
  }
}
