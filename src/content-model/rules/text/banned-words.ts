import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Diagnostic, placeAt } from '../../check/diagnostics'
import { wordPattern } from '../../collections/fields/word-pattern'
import { type Settings, settingsSchema } from '../../collections/settings'
import { readIfThere } from '../../read/files'
import { maskedProse } from './prose'

type BannedWords = Settings['bannedWords']

export interface BannedWordCheck {
  /** Hash of the list. A change invalidates cached checks. */
  digest: string
  /** @param source whole file, including frontmatter */
  find(source: string): Diagnostic[]
}

/** Reads the banned words from the settings. Unreadable settings ban none. */
export function bannedWordsIn(root: string): BannedWordCheck {
  const source = readIfThere(join(root, 'content', 'settings.yaml'))?.toString() ?? ''
  try {
    return bannedWordCheck(settingsSchema.shape.bannedWords.parse(parse(source).bannedWords))
  } catch {
    return noBannedWords
  }
}

function bannedWordCheck(list: BannedWords): BannedWordCheck {
  if (list.length === 0) return noBannedWords
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
      message: `“${match[0].replace(/\s+/g, ' ')}” is on this site’s list of banned words. ${
        list.find((_item, index) => match.groups?.[groupOf(index)] !== undefined)?.advice
      }`,
    }))
  return { digest, find }
}

const noBannedWords: BannedWordCheck = { digest: '', find: () => [] }

const groupOf = (index: number): string => `banned${index}`

/** Masks the list itself in settings.yaml. */
const withoutList = (source: string): string =>
  source.replace(/^bannedWords:.*\n(?:(?:[ \t#-].*)?\n)*/m, (lines) => lines.replace(/\S/g, '`'))
