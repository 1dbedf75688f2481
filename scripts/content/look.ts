/** What the check says of the site's look. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileDiagnostic } from '../../src/content-model/check/diagnostics'
import { weakContrasts } from '../../src/look/contrast'

const file = 'src/look/colors.ts'

/** Returns diagnostics of colours that are too hard to tell apart, each on the line of its first colour. */
export function contrastDiagnostics(root: string): FileDiagnostic[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return weakContrasts().map(({ name, message }) => {
    const line = lines.findIndex((text) => text.startsWith(`  ${name}:`)) + 1
    return { file, line, column: 3, message }
  })
}
