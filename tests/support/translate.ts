/** Translates content into a made-up language, as a writer would: a file beside each original. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTranslatable } from '../../scripts/translation/states'
import { locate, translationPath } from '../../src/content-model/read/locations'
import { readSourceFile } from '../../src/content-model/read/source'
import { scaffoldTranslation } from '../../src/content-model/translation/scaffold'

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' },
}

/** Matches what is no word: arguments of messages, addresses, and characters by their name. */
const noWords = /(\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|https?:\/\/\S+|\S+@\S+|&\w+;)/

function wordByWord(text: string, say: (words: string) => string): string {
  return text
    .split(noWords)
    .map((part, index) => (index % 2 ? part : say(part)))
    .join('')
}

/** Returns a text with accents on its vowels, so that whoever reads it knows its language; names in braces stay. */
export const accented = (text: string): string =>
  wordByWord(text, (words) => words.replace(/[aeiou]/gi, (vowel) => accents[vowel] ?? vowel))

/** An Arabic letter for each Latin one, which make words of the same lengths that mean nothing. */
const letters = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyz', (letter, index) => [
    letter,
    'ابتدهفغحيجكلمنوصقرسطعثشخظز'.charAt(index),
  ]),
)

/** Returns a text in Arabic letters, which are written from right to left; names in braces and digits stay. */
export const inArabicLetters = (text: string): string =>
  wordByWord(text, (words) =>
    words.replace(/[a-z]/gi, (letter) => letters.get(letter.toLowerCase()) ?? letter),
  )

/** Writes the version of each SVG figure with words of a language. */
function translateFigures(content: string, language: string, say: (text: string) => string): void {
  for (const path of readdirSync(content, { recursive: true, encoding: 'utf8' }))
    if (/[/\\][^/\\.]+\.svg$/.test(path))
      writeFileSync(
        join(content, path.replace(/svg$/, `${language}.svg`)),
        readFileSync(join(content, path), 'utf8').replace(/(?<=>)[^<>]+(?=<)/g, say),
      )
}

/**
 * Writes the translation of each file that is chosen, and of the figures.
 * @param folder of the project
 * @param isChosen whether to translate the file at a path under `content/`
 * @returns the paths of the translations
 */
export function translate(
  folder: string,
  language: string,
  isChosen: (path: string) => boolean = () => true,
  say: (text: string) => string = accented,
): string[] {
  const content = join(folder, 'content')
  translateFigures(content, language, say)
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(mdx|yaml)$/.test(path) && isChosen(path))
    .flatMap((path) => {
      const location = locate(path)
      if (!location || location.language || !isTranslatable(folder, path)) return []
      const target = translationPath(path, language)
      const text = scaffoldTranslation(path, readSourceFile(folder, `content/${path}`).text, say)
      writeFileSync(join(content, target), text)
      return [target]
    })
}
