/** Writes into a translation which state of its original it translates. */

import { readOriginalParts } from '../../src/content-model/read/document'
import { stateOf } from '../../src/content-model/translation/parts'

/** Matches the field of the state, with its lines. */
const field = /^translationOf:.*\n(?:[ \t]+.*\n)*/m

/**
 * Returns the text of a translation that says that it translates its original as it is now.
 * @param text of the translation's file
 * @param original path of the original under `content/`
 * @param bytes of the original's file
 */
export function accepted(text: string, original: string, bytes: Uint8Array): string {
  const { words, parts } = stateOf(readOriginalParts(original, bytes))
  // Lines of at most 120 characters: 16 digests, with their quotes and the indent.
  const rows = parts.match(/(?:\S+ ?){1,16}/g)?.map((row) => row.trim()) ?? []
  const lines = `translationOf:\n  words: "${words}"\n  parts: "${rows.join('\n    ')}"\n`
  const without = text.replace(field, '')
  if (original.endsWith('.yaml')) return `${without.trimEnd()}\n${lines}`
  // A function, since a replacement text would have signs of its own.
  return without.replace(/^(---\n.*?\n)(---[ \t]*(?:\n|$))/s, (_all, fields, end) =>
    [fields, lines, end].join(''),
  )
}
