/** Characters that no page can show, and at which other programs of the build stop. */
import type { Finding, Place } from './problems'

/** Beside line ends and tabs, what XML 1.0 forbids and YAML calls unprintable. */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFEFF\uFFFE\uFFFF]/u

/**
 * The first such character of a text.
 * @returns undefined when there is none
 */
export function findUnprintable(text: string): { index: number; message: string } | undefined {
  const found = unprintable.exec(text)
  if (!found) return undefined
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return {
    index: found.index,
    message: `An invisible character (U+${code}) stands here, which no page can show. Delete it, or type the line anew.`,
  }
}

/** What to say of a value that has such a character, which quotes can hide: "\e". */
export function unprintableProblems(value: string, place: Place): Finding[] {
  const found = findUnprintable(value)
  return found ? [{ ...place, message: found.message }] : []
}
