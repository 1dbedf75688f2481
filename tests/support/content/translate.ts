import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTranslatable } from '../../../scripts/translation/states'
import { locate, translationPath } from '../../../src/content-model/read/locations'
import { readSourceFile } from '../../../src/content-model/read/source'
import { scaffoldTranslation } from '../../../src/content-model/translation/scaffold'

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' },
}

/** Message arguments, addresses and character references stay. */
const noWords = /(\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|https?:\/\/\S+|\S+@\S+|&\w+;)/

function wordByWord(text: string, convert: (words: string) => string): string {
  return text
    .split(noWords)
    .map((part, index) => (index % 2 ? part : convert(part)))
    .join('')
}

/** Puts accents on vowels. Names in braces stay. */
export const accented = (text: string): string =>
  wordByWord(text, (words) => words.replace(/[aeiou]/gi, (vowel) => accents[vowel] ?? vowel))

/** The replacements form words without meaning. */
const letters = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyz', (letter, index) => [
    letter,
    'ابتدهفغحيجكلمنوصقرسطعثشخظز'.charAt(index),
  ]),
)

/** Names in braces and digits stay. */
export const inArabicLetters = (text: string): string =>
  wordByWord(text, (words) =>
    words.replace(/[a-z]/gi, (letter) => letters.get(letter.toLowerCase()) ?? letter),
  )

/** The required files, and one or two pages of each kind, of the test company. */
const part =
  /^((settings|interface)\.yaml|home\.mdx|(services\/stock-ledger|articles\/do-you-need-a-register|testimonials\/.*|pages\/(404|about|contact|search|blog|menu))\.mdx)$/

/** @param path below `content/` */
export const isInPart = (path: string): boolean => part.test(path)

function translateFigures(
  content: string,
  language: string,
  convert: (text: string) => string,
): void {
  for (const path of readdirSync(content, { recursive: true, encoding: 'utf8' }))
    if (/[/\\][^/\\.]+\.svg$/.test(path))
      writeFileSync(
        join(content, path.replace(/svg$/, `${language}.svg`)),
        readFileSync(join(content, path), 'utf8').replace(/(?<=>)[^<>]+(?=<)/g, convert),
      )
}

/**
 * Translates the chosen files and all figures into a made-up language.
 * @param isChosen receives the path under `content/`
 * @returns the paths of the translations
 */
export function translate(
  folder: string,
  language: string,
  isChosen: (path: string) => boolean = () => true,
  convert: (text: string) => string = accented,
): string[] {
  const content = join(folder, 'content')
  translateFigures(content, language, convert)
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(mdx|yaml)$/.test(path) && isChosen(path))
    .flatMap((path) => {
      const location = locate(path)
      if (!location || location.language || !isTranslatable(folder, path)) return []
      const target = translationPath(path, language)
      const text = scaffoldTranslation(
        path,
        readSourceFile(folder, `content/${path}`).text,
        convert,
      )
      writeFileSync(join(content, target), text)
      return [target]
    })
}
