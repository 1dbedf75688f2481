/** `npm run check -- --fix`: fixes the content files that can be fixed automatically. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixSource } from '../../src/content-model/authoring/autofix'
import { checkContent } from '../../src/content-model/check/check'
import { replaceFile } from '../../src/generator/publish/atomic-replace'

/** One fix can show what another rule fixes: a bullet of Word becomes •, and • becomes an item of a list. */
const maxRounds = 4

/**
 * Fixes files under `content/`, and leaves alone what is not UTF-8.
 * @returns a line for each file that was changed, in each round
 */
export async function fixContent(root: string): Promise<string[]> {
  const all: string[] = []
  for (let round = 0; round < maxRounds; round++) {
    const fixed = await fixOnce(root)
    if (fixed.length === 0) break
    all.push(...fixed)
  }
  return all
}

async function fixOnce(root: string): Promise<string[]> {
  const fixed: string[] = []
  for (const { file, diagnostics } of checkContent(root).files) {
    const path = join(root, file)
    const bytes = readFileSync(path)
    const source = bytes.toString('utf8')
    if (source.includes('\0') || !Buffer.from(source).equals(bytes)) continue
    const { text, changes } = fixSource(source, diagnostics)
    if (changes.length === 0) continue
    // Replaced atomically: a full disk must not cost a writer the file.
    await replaceFile(path, text)
    fixed.push(`${file} · ${changes.join(', ')}`)
  }
  return fixed
}
