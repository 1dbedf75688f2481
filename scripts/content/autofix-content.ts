/** `npm run check -- --fix`: fixes the content files that can be fixed automatically. */
import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixSource } from '../../src/content-model/authoring/autofix'
import { encode, writeSourceFile } from '../../src/content-model/authoring/write-source'
import { checkContent } from '../../src/content-model/check/check'
import { readSource } from '../../src/content-model/read/source'

/** One fix can show what another rule fixes: a bullet of Word becomes •, and • becomes an item of a list. */
const maxRounds = 4

/**
 * Fixes files under `content/`, and leaves alone what is not UTF-8. Where a file mixes line endings, all become those
 * that most of its lines have.
 * @returns a line for each file that was changed, in each round
 */
export function fixContent(root: string): string[] {
  const all: string[] = []
  for (let round = 0; round < maxRounds; round++) {
    const fixed = fixOnce(root)
    if (fixed.length === 0) break
    all.push(...fixed)
  }
  return all
}

function fixOnce(root: string): string[] {
  return checkContent(root).files.flatMap(({ file, diagnostics }) => {
    const bytes = readFileSync(join(root, file))
    if (bytes.includes(0) || !isUtf8(bytes)) return []
    const source = readSource(bytes)
    const mixed = encode(source.text, source.format).equals(bytes) ? [] : ['line endings']
    const fixed = fixSource(source.text, diagnostics)
    const changes = [...mixed, ...fixed.changes]
    if (changes.length === 0) return []
    writeSourceFile(root, file, fixed.text)
    return [`${file} · ${changes.join(', ')}`]
  })
}
