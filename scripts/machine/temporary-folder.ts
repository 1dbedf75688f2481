import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates a temporary folder, in place of the system's, for what Gatsby and its workers leave there. It is
 * removed when this process ends.
 * @returns the environment that makes a program use it
 */
export function temporaryFolder(): Record<'TMPDIR' | 'TMP' | 'TEMP', string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  // Same permissions as the system's: a test of what a user without a home sees runs as another user.
  chmodSync(folder, 0o1777)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return { TMPDIR: folder, TMP: folder, TEMP: folder }
}
