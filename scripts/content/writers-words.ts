/** The words of new files to their writers, in the writers' language. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import type { Say } from '../../src/content-model/rules/placeholders'

/** English words and their translation, by the words in English. */
const wordList = z.record(z.string(), z.string())

/**
 * Returns a function that translates what new files say: descriptions of fields, prompts and comments.
 * @param language BCP 47 tag. A language is known by a file beside this one, such as `writers-words.id.yaml`
 */
export function wordsFor(language = 'en'): Say {
  const known = wordsIn(new Intl.Locale(language).language)
  return (english) => known[oneLine(english)] ?? english
}

/** Returns the words that are known in a language. */
function wordsIn(language: string): Readonly<Record<string, string>> {
  const file = join(__dirname, `writers-words.${language}.yaml`)
  return existsSync(file) ? wordList.parse(parse(readFileSync(file, 'utf8'))) : {}
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
