import { blockParts } from '../../src/content-model/translation/parts'
import { isSameFigure } from '../../src/content-model/translation/same-figures'

/**
 * Returns the figures that a translation's body lacks, by block of the
 * original. Compares block by block if both bodies have the same number of
 * blocks, otherwise compares the whole texts. Ignores digit separators.
 */
export function missingFigures(body: string, translation: string) {
  const [originals, translations] = [blockParts(body), blockParts(translation)]
  if (originals.length !== translations.length) return missingIn('the text', body, translation)
  return originals.flatMap(({ name, words }, index) =>
    missingIn(name, words, translations[index]?.words ?? ''),
  )
}

function missingIn(name: string, original: string, translation: string) {
  const unmatched = figuresOf(translation)
  const missing = figuresOf(original).filter((figure) => {
    const at = unmatched.findIndex((other) => isSameFigure(figure, other))
    if (at !== -1) unmatched.splice(at, 1)
    return at === -1
  })
  const figures = missing.map(([text]) => text.replace(/[^\d]+$/, ''))
  return figures.length > 0 ? [{ name, figures }] : []
}

/** Skips links, footnotes, comments and pictures, which a translation may omit. */
function figuresOf(words: string): RegExpExecArray[] {
  const seen = words.replace(
    /\]\([^)]*\)|\[\^[^\]]*\]|\{\/\*[\s\S]*?\*\/\}|https?:\S+|\bsrc="[^"]*"/g,
    ' ',
  )
  return [...seen.matchAll(/\d+(?:[.,:]\d+)*(\s*\p{L}+)?/gu)]
}
