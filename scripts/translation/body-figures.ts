/** Compares the figures of a text with those of its translation. */
import { blockParts } from '../../src/content-model/translation/parts'
import { isSameFigure } from '../../src/content-model/translation/same-figures'

interface Missing {
  name: string
  figures: string[]
}

/**
 * Returns the figures of a body that its translation has not, with the block that has them: paragraph by paragraph
 * where both have as many, otherwise in the whole text. How a language separates digits makes no difference.
 */
export function missingFigures(body: string, translation: string): Missing[] {
  const [originals, translations] = [blockParts(body), blockParts(translation)]
  if (originals.length !== translations.length) return differing('the text', body, translation)
  return originals.flatMap(({ name, words }, index) =>
    differing(name, words, translations[index]?.words ?? ''),
  )
}

function differing(name: string, original: string, translation: string): Missing[] {
  const left = figuresOf(translation)
  const missing = figuresOf(original).filter((figure) => {
    const at = left.findIndex((other) => isSameFigure(figure, other))
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
  const figures = missing.map(([text]) => text.replace(/[^\d]+$/, ''))
  return figures.length > 0 ? [{ name, figures }] : []
}

/** Returns the figures that a reader sees: none of links, footnotes or comments. */
function figuresOf(words: string): RegExpExecArray[] {
  const seen = words.replace(/\]\([^)]*\)|\[\^[^\]]*\]|\{\/\*[\s\S]*?\*\/\}|https?:\S+/g, ' ')
  return [...seen.matchAll(/\d+(?:[.,:]\d+)*(\s*\p{L}+)?/gu)]
}
