import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Creates a temporary folder, which is removed after the tests. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  folders.push(folder)
  return folder
}
