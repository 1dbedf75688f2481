import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { fontFile, fontPackage } from '../theme/font-package'
import { measure } from '../theme/font-tables'
import { fonts } from '../theme/fonts'
import { type Size, sizes, weight } from './sizes'

/** The fallback font, visible until the site's font loads, may be wider. */
const reserve = 1.04

/** Returns the width of a text in pixels. */
export type Measure = (text: string, size: Size) => number

const characters = Array.from({ length: 0x250 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i))

const measures = new Map<string, Promise<Measure>>()

/** Measures in the site's font. */
export function measureOf(root: string): Promise<Measure> {
  const cached = measures.get(root) ?? loadMeasure(root)
  measures.set(root, cached)
  return cached
}

async function loadMeasure(root: string): Promise<Measure> {
  const source = readFileSync(fontFile(fontPackage(root, fonts.text), 'latin'))
  const text = `${characters.join('')}‘’“”–—…€`
  const cut = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const
  const { widthOf } = measure(await subsetFont(source, text, cut))
  return (words, size) => {
    // Assume a square for characters that the font lacks.
    const ems = [...words].reduce((sum, character) => sum + (widthOf(character) || 1), 0)
    return Math.ceil(ems * sizes[size].font * reserve)
  }
}

/** `width` is the width of the widest line. */
export interface Lines {
  lines: string[]
  size: Size
  width: number
  height: number
}

/** Wraps a text to `width` (pixels). Breaks a word only if it is wider than a line. */
export function breakWords(words: string, width: number, size: Size, measureText: Measure): Lines {
  const lines: string[] = []
  for (const word of words.split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (measureText(joined, size) <= width) lines.splice(-1, 1, joined)
    else lines.push(...brokenWord(word, width, size, measureText))
  }
  const widest = Math.max(0, ...lines.map((line) => measureText(line, size)))
  return { lines, size, width: widest, height: lines.length * sizes[size].line }
}

/** Wraps a text into lines of similar length. Does not break words: a line may be wider than `width`. */
export function balanceWords(
  words: string,
  width: number,
  size: Size,
  measureText: Measure,
): Lines {
  const longest = Math.max(0, ...words.split(' ').map((word) => measureText(word, size)))
  const widest = breakWords(words, Math.max(width, longest), size, measureText)
  let [low, high] = [Math.min(Math.max(widest.width / 2, longest), widest.width), widest.width]
  for (let step = 0; step < 5; step++) {
    const middle = (low + high) / 2
    const count = breakWords(words, middle, size, measureText).lines.length
    if (count > widest.lines.length) low = middle
    else high = middle
  }
  return breakWords(words, high, size, measureText)
}

function brokenWord(word: string, width: number, size: Size, measureText: Measure): string[] {
  const parts: string[] = ['']
  for (const character of word) {
    const last = parts.at(-1) ?? ''
    if (last && measureText(last + character, size) > width) parts.push(character)
    else parts.splice(-1, 1, last + character)
  }
  return parts
}
