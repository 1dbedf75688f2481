/** Faults of the machine in one line each: what cannot be done, where, and what to do about it. */
import { accessSync, constants, existsSync, statfsSync, writeSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What a build makes anew, and keeps. */
const written = ['.', '.cache', 'public', 'dist', 'hosting']

/** With less space left than this (bytes) a write that failed has failed for lack of it. */
const nearlyNothing = 2 ** 20

/**
 * What went wrong, in words for whoever has started the program.
 * @param root the project's folder
 * @returns undefined where the cause is not the machine
 */
export function explainError(error: unknown, root: string): string | undefined {
  const { code, path = root, syscall } = error as NodeJS.ErrnoException
  const place = relative(root, path) || root
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return syscall === 'watch' ? undefined : fullDisk
    case 'EROFS':
      return `${place} cannot be written: its file system is read-only. Build in a folder that can be written to.`
    case 'EACCES':
    case 'EPERM':
      return `${place} cannot be written: that is not allowed. Let the user who builds own it, or build elsewhere.`
    case 'EBUSY':
    case 'EXDEV':
      return `${place} cannot be replaced: something is mounted there. Mount the folder above it instead.`
    default:
      return undefined
  }
}

const fullDisk = 'The disk is full. Make room, and run the command again.'

/** The reason why a program that has failed without words of ours may have; undefined for none. */
export function lackOfSpace(root: string): string | undefined {
  const { bavail, bsize, files, ffree } = statfsSync(root)
  const isFull = bavail * bsize < nearlyNothing || (files > 0 && ffree === 0)
  return isFull ? fullDisk : undefined
}

/**
 * Looks whether a build could write what it makes, which is better known before it than after.
 * @throws when a folder cannot be written to
 */
export function requireWritable(root: string): void {
  for (const path of written.map((name) => join(root, name)))
    if (existsSync(path)) accessSync(path, constants.W_OK)
}

/** Ends the program with words after which nothing else is printed. */
export function endWith(words: string): never {
  // At its own exit, Gatsby draws over what stands in the terminal.
  process.on('exit', () => writeSync(process.stderr.fd, `\n${words}\n\n`))
  process.exit(1)
}
