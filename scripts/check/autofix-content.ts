import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixSource } from '../../src/content-model/authoring/autofix'
import { encode, writeSourceFile } from '../../src/content-model/authoring/write-source'
import { readSource } from '../../src/content-model/read/source'
import { checkProject } from './check-project'

/**
 * A fix can create text that another rule fixes: a Word bullet becomes •, and •
 * becomes a list item.
 */
const maxRounds = 4

/**
 * Fixes content files. Skips files that are not UTF-8. Changes mixed line
 * endings to the most frequent one.
 * @returns a line for each changed file and round
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
  return checkProject(root).files.flatMap(({ file, diagnostics }) => {
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
