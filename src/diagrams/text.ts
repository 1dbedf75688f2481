/** Measures and breaks the words of diagrams, in the site's own type. */
import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { fontFile, fontPackage } from '../theme/font-package'
import { measure } from '../theme/font-tables'
import { fonts } from '../theme/fonts'
import { type Size, sizes, weight } from './sizes'

/** A local font that stands in until the site's own is there may be a little wider. */
const reserve = 1.04

/** Returns the width of a text in pixels. */
export type Measure = (text: string, size: Size) => number

const characters = Array.from({ length: 0x250 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i))

const measures = new Map<string, Promise<Measure>>()

/** Returns the function that measures the texts of a site. @param root the project's folder */
export function measureOf(root: string): Promise<Measure> {
  const known = measures.get(root) ?? loadMeasure(root)
  measures.set(root, known)
  return known
}

async function loadMeasure(root: string): Promise<Measure> {
  const source = readFileSync(fontFile(fontPackage(root, fonts.text), 'latin'))
  const text = `${characters.join('')}‘’“”–—…€`
  const cut = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const
  const { widthOf } = measure(await subsetFont(source, text, cut))
  return (words, size) => {
    // Another family draws what this one lacks, at most a square for each character.
    const ems = [...words].reduce((sum, character) => sum + (widthOf(character) || 1), 0)
    return Math.ceil(ems * sizes[size].font * reserve)
  }
}

/** Lines of a text, and the width of the widest. */
export interface Lines {
  lines: string[]
  size: Size
  width: number
  height: number
}

/** Breaks a text into lines of at most `width`: between words, and within one only where it is wider than a line. */
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

/** Breaks a text between words alone, into lines that are about as long as each other; a wider word gets a line of its width. */
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
