import { type Diagnostic, excerpt } from '../../check/diagnostics'
import { maskedProse } from './prose'

/** Reports Git's conflict markers, except in code. */
export function mergeLeftovers(text: string): Diagnostic[] {
  return maskedProse(text)
    .split('\n')
    .flatMap((line, index) => {
      if (!/^(([<>|])\2{6}( .*)?|={7})$/.test(line)) return []
      const message = `“${excerpt(line)}” is a conflict marker from a merge. Git puts these lines around two versions of the same text. Keep the right version, and delete the other version and the lines with <<<<<<<, ======= and >>>>>>>.`
      return [{ line: index + 1, column: 1, message }]
    })
}
