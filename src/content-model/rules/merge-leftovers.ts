/** Finds what Git leaves in a file of which two people changed the same lines. */
import { type Diagnostic, excerpt } from '../check/diagnostics'
import { maskedProse } from './prose'

/** Reports each line that a merge has left in a text. Code may show one. */
export function mergeLeftovers(text: string): Diagnostic[] {
  return maskedProse(text)
    .split('\n')
    .flatMap((line, index) => {
      if (!/^(([<>|])\2{6}( .*)?|={7})$/.test(line)) return []
      const message = `“${excerpt(line)}” is left over from a merge. Git puts such lines around two versions of the same words. Keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.`
      return [{ line: index + 1, column: 1, message }]
    })
}
