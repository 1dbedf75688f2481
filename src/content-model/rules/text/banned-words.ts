import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Diagnostic, placeAt } from '../../check/diagnostics'
import { wordPattern } from '../../collections/fields/word-pattern'
import { type Settings, settingsSchema } from '../../collections/settings'
import { readIfThere } from '../../read/files'
import { maskedProse, wholeWords } from './prose'

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
    return bannedWordCheck([])
  }
}

function bannedWordCheck(list: Settings['bannedWords']): BannedWordCheck {
  const digest = createHash('sha256').update(JSON.stringify(list)).digest('base64url')
  const patterns = list.map(({ words, advice }) => ({
    pattern: wholeWords(words.map(wordPattern).join('|')),
    advice,
  }))
  const find = (source: string) => {
    const prose = maskedProse(withoutList(source))
    return patterns.flatMap(({ pattern, advice }) =>
      [...prose.matchAll(pattern)].map((match) => ({
        ...placeAt(source, match.index),
        message: `“${match[0].replace(/\s+/g, ' ')}” is on this site’s list of banned words. ${advice}`,
      })),
    )
  }
  return { digest, find }
}

/** Masks the list itself in settings.yaml. */
const withoutList = (source: string): string =>
  source.replace(/^bannedWords:.*\n(?:(?:[ \t#-].*)?\n)*/m, (lines) => lines.replace(/\S/g, '`'))
