import { type Document, isMap, Scalar } from 'yaml'
import { changeFields } from '../../src/content-model/authoring/change-fields'
import { readOriginalParts } from '../../src/content-model/read/document'
import { locationOf } from '../../src/content-model/read/locations'
import { stateOf } from '../../src/content-model/translation/parts'
import { CliError } from '../machine/run-command'

/** Longest line of digests (characters). */
const lineWidth = 120

/**
 * Records the current state of the original in a translation.
 * @param path path of the translation or its original, under `content/`
 * @param bytes the original's file
 * @returns the text of the translation with the state
 * @throws when a file cannot be read; the message names the file
 */
export function recordOriginal(text: string, path: string, bytes: Uint8Array): string {
  const { original } = locationOf(path)
  const parts = readOriginalParts(original, bytes)
  if (parts.length === 0)
    throw new CliError(
      `content/${original} cannot be read, or has no words. To see why, run: npm run check`,
    )
  const { words, parts: digests } = stateOf(parts)
  const change = (document: Document) => {
    const state = document.get('translationOf')
    const digestNodes = { words: quoted(words), parts: quoted(digests) }
    // Keeps the field's comments.
    if (!isMap(state)) document.set('translationOf', document.createNode(digestNodes))
    else for (const [name, value] of Object.entries(digestNodes)) state.set(name, value)
  }
  return changeFields(`content/${path}`, text, change, lineWidth)
}

/** YAML would read a digest of only digits as a number. */
function quoted(text: string): Scalar {
  const scalar = new Scalar(text)
  scalar.type = Scalar.QUOTE_DOUBLE
  return scalar
}
