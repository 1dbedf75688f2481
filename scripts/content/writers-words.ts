import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import type { Translate } from '../../src/content-model/rules/text/placeholders'

const wordList = z.record(z.string(), z.string())

/**
 * Returns a function that translates descriptions, prompts and comments in new files.
 * @param language BCP 47 tag; its translations are in a file such as `writers-words.id.yaml` in
 * this folder
 */
export function translatorFor(language = 'en'): Translate {
  const file = join(__dirname, `writers-words.${new Intl.Locale(language).language}.yaml`)
  const known = existsSync(file) ? wordList.parse(parse(readFileSync(file, 'utf8'))) : {}
  return (english) => known[english.replace(/\s+/g, ' ').trim()] ?? english
}
