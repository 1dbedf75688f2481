/** Errors of the machine, each in one line: what cannot be done, where, and what to do about it. */
import { accessSync, constants, existsSync, statfsSync, writeSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Folders that a build writes to, from the project's. */
const outputFolders = ['.', '.cache', 'public', 'dist', 'hosting']

/** Free bytes below which a failed write is attributed to a full disk. */
const fullDiskThresholdBytes = 2 ** 20

/**
 * Explains an error to whoever has started the program.
 * @param root the project's folder
 * @returns undefined if the cause is not the machine
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

/** Returns a message if the disk is full, which may be why a program has failed without a message of ours. */
export function lackOfSpace(root: string): string | undefined {
  const { bavail, bsize, files, ffree } = statfsSync(root)
  const isFull = bavail * bsize < fullDiskThresholdBytes || (files > 0 && ffree === 0)
  return isFull ? fullDisk : undefined
}

/**
 * Checks that a build can write its output, which is better known before it than after.
 * @throws when a folder cannot be written to
 */
export function requireWritable(root: string): void {
  for (const path of outputFolders.map((name) => join(root, name)))
    if (existsSync(path)) accessSync(path, constants.W_OK)
}

/** Ends the program with a message after which nothing else is printed. */
export function endWith(words: string): never {
  // At its own exit, Gatsby draws over the terminal: the message is written after that.
  process.on('exit', () => writeSync(process.stderr.fd, `\n${words}\n\n`))
  process.exit(1)
}
