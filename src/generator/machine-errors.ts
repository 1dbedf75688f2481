/** One-line messages for system errors: the cause, the path and the fix. */
import { accessSync, constants, existsSync, statfsSync, writeSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Folders that a build writes to. */
const outputFolders = ['.', '.cache', 'public', 'dist', 'hosting']

/** With less free space, a failed write means a full disk. */
const fullDiskThresholdBytes = 2 ** 20

/** Returns undefined if the cause is not a system error. */
export function explainError(error: unknown, root: string): string | undefined {
  const { code, path = root, syscall } = error as NodeJS.ErrnoException
  const place = relative(root, path) || root
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return syscall === 'watch' ? undefined : fullDisk
    case 'EROFS':
      return `${place} cannot be written: its file system is read-only. Build in a writable folder.`
    case 'EACCES':
    case 'EPERM':
      return `${place} cannot be written: permission denied. Make the user who runs the build its owner, or build in another folder.`
    case 'EBUSY':
    case 'EXDEV':
      return `${place} cannot be replaced: it is a mount point. Mount its parent folder instead.`
    default:
      return undefined
  }
}

const fullDisk = 'The disk is full. Free some space and run the command again.'

/** Returns a message if the disk is full, a probable cause of other errors. */
export function lackOfSpace(root: string): string | undefined {
  const { bavail, bsize, files, ffree } = statfsSync(root)
  const isFull = bavail * bsize < fullDiskThresholdBytes || (files > 0 && ffree === 0)
  return isFull ? fullDisk : undefined
}

/** @throws if a build cannot write its output */
export function requireWritable(root: string): void {
  for (const path of outputFolders.map((name) => join(root, name)))
    if (existsSync(path)) accessSync(path, constants.W_OK)
}

/** Prints a message after all other output, and ends the program. */
export function exitWith(message: string): never {
  // Gatsby redraws the terminal when it exits, so write the message afterwards.
  process.on('exit', () => writeSync(process.stderr.fd, `\n${message}\n\n`))
  process.exit(1)
}
