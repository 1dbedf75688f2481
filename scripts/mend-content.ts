/** `npm run check -- --fix`: mends the content files that can be mended. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../src/collections/check'
import { mend } from '../src/collections/mend'

/**
 * Mends files under `content/`, and leaves alone what is not UTF-8.
 * @returns a line for each file that was changed
 */
export function mendContent(root: string): string[] {
  return checkContent(root).files.flatMap(({ file, problems }) => {
    const path = join(root, file)
    const bytes = readFileSync(path)
    const source = bytes.toString('utf8')
    if (source.includes('\0') || !Buffer.from(source).equals(bytes)) return []
    const { text, changes } = mend(source, problems)
    if (changes.length === 0) return []
    writeFileSync(path, text)
    return [`${file} · ${changes.join(', ')}`]
  })
}
