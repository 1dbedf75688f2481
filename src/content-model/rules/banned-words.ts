/** Finds the words that the company does without. The settings list them, each with advice. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Diagnostic, placeAt } from '../check/diagnostics'
import { wordPattern } from '../collections/fields/word-pattern'
import { type Settings, settingsSchema } from '../collections/settings'
import { readIfThere } from '../read/files'
import { maskedProse } from './prose'

export type BannedWords = Settings['bannedWords']

/** The words of a company, and the function that finds them in the text of a file. */
export interface BannedWordCheck {
  /** Changes with the words. */
  digest: string
  /** @param source the whole text of the file, frontmatter included */
  find(source: string): Diagnostic[]
}

/**
 * Returns the check for the banned words in the settings.
 * @param root the project's folder; without readable words in its settings, nothing is banned
 */
export function bannedWordsIn(root: string): BannedWordCheck {
  const source = readIfThere(join(root, 'content', 'settings.yaml'))?.toString() ?? ''
  try {
    return bannedWordCheck(settingsSchema.shape.bannedWords.parse(parse(source).bannedWords))
  } catch {
    return nothingBanned
  }
}

/** Returns the check for these words. */
export function bannedWordCheck(list: BannedWords): BannedWordCheck {
  if (list.length === 0) return nothingBanned
  const digest = createHash('sha256').update(JSON.stringify(list)).digest('base64url')
  const alternatives = list.map(
    ({ words }, index) => `(?<${groupOf(index)}>${words.map(wordPattern).join('|')})`,
  )
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}/#@.-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}/])`,
    'giu',
  )
  const find = (source: string) =>
    [...maskedProse(withoutList(source)).matchAll(pattern)].map((match) => ({
      ...placeAt(source, match.index),
      message: `“${match[0].replace(/\s+/g, ' ')}” is one of the words that this site does without. ${
        list.find((_item, index) => match.groups?.[groupOf(index)] !== undefined)?.advice
      }`,
    }))
  return { digest, find }
}

const nothingBanned: BannedWordCheck = { digest: '', find: () => [] }

const groupOf = (index: number): string => `banned${index}`

/** Masks the list itself, where it is a field of the settings. */
const withoutList = (source: string): string =>
  source.replace(/^bannedWords:.*\n(?:(?:[ \t#-].*)?\n)*/m, (lines) => lines.replace(/\S/g, '`'))
