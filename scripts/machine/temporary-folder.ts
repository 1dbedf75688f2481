import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates a temporary folder for Gatsby and its workers, which never remove
 * their files. It is removed when this process ends.
 * @returns environment variables that make a program use the folder
 */
export function temporaryFolder(): Record<'TMPDIR' | 'TMP' | 'TEMP', string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  // The mode of the system's folder, because a test runs as another user.
  chmodSync(folder, 0o1777)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return { TMPDIR: folder, TMP: folder, TEMP: folder }
}
