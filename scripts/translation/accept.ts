/** Writes into a translation which state of its original it translates. */
import { type Document, isMap, Scalar } from 'yaml'
import { changeFields } from '../../src/content-model/authoring/change-fields'
import { readOriginalParts } from '../../src/content-model/read/document'
import { locationOf } from '../../src/content-model/read/locations'
import { stateOf } from '../../src/content-model/translation/parts'
import { CliError } from '../content/new-entry'

/** Longest line of the digests (characters). */
const lineWidth = 120

/**
 * Returns the text of a translation with the present state of its original.
 * @param text of the translation's file
 * @param path of the translation or its original, under `content/`
 * @param bytes of the original's file
 * @throws when one of them cannot be read; the message names the file
 */
export function accepted(text: string, path: string, bytes: Uint8Array): string {
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
    // One that is there keeps its comments.
    if (!isMap(state)) document.set('translationOf', document.createNode(digestNodes))
    else for (const [name, value] of Object.entries(digestNodes)) state.set(name, value)
  }
  return changeFields(`content/${path}`, text, change, lineWidth)
}

/** A digest of digits alone would be a number. */
function quoted(text: string): Scalar {
  const scalar = new Scalar(text)
  scalar.type = Scalar.QUOTE_DOUBLE
  return scalar
}
