/** Tells of each file in each further language whether it says what its original says. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Change, diffWordsWithSpace } from 'diff'
import { type CheckedFile, pathOf } from '../../src/content-model/check/checked-file'
import { readOriginalParts } from '../../src/content-model/read/document'
import { locate, translationPath } from '../../src/content-model/read/locations'
import { languagesOf } from '../../src/content-model/site-rules/translations'
import {
  type Changes,
  isStateOf,
  type Part,
  type TranslatedState,
} from '../../src/content-model/translation/parts'
import { checkProject } from '../content/check-project'

/** A translation, or the place of one. */
export interface Translation {
  /** Path under `content/`. */
  path: string
  original: string
  language: string
  /** `problems`: the check has something to say first. `not compared`: nobody has said which state it translates. */
  state: 'up to date' | 'stale' | 'not compared' | 'problems' | 'missing'
  changes?: Changes
  /** The state that it translates. */
  translates?: TranslatedState
  /** Set where it is of the older form; see `isOlderStateOf`. */
  isOlder?: true
}

/**
 * Returns every translation that the site has or could have, by language and path.
 * @param root the project's folder
 * @param files of the project; default: those that the check finds
 */
export function translationsOf(
  root: string,
  files: readonly CheckedFile[] = checkProject(root).files,
): Translation[] {
  const [, ...languages] = languagesOf(files)
  const found = new Map(files.map((file) => [pathOf(file.file), file]))
  const originals = [...found.keys()].filter((path) => locate(path)?.language === undefined)
  return languages.flatMap((language) =>
    originals.flatMap((original): Translation[] => {
      const path = translationPath(original, language)
      const place = { path, original, language }
      const file = found.get(path)
      if (file) return [{ ...place, ...stateIn(file) }]
      return isTranslatable(root, original) ? [{ ...place, state: 'missing' }] : []
    }),
  )
}

function stateIn({ diagnostics, translated }: CheckedFile) {
  const { state, changes, isOlder } = translated ?? {}
  if (diagnostics.length > 0) return { state: 'problems' } as const
  if (!state) return { state: 'not compared' } as const
  if (!changes) return { state: 'up to date', ...(isOlder && { isOlder }) } as const
  return { state: 'stale', changes, translates: state } as const
}

/** Returns whether an original has words: files that hold names and pictures alone need no translation. */
export function isTranslatable(root: string, original: string): boolean {
  const definition = locate(original)?.definition
  if (!definition) return false
  const bytes = () => readFileSync(join(root, 'content', original))
  return definition.body !== undefined || readOriginalParts(original, bytes()).length > 0
}

/**
 * Returns what an original said when it was translated, from the history that it has in git.
 * @returns undefined where no version in the history is the one that was translated
 */
export function partsThen(root: string, { original, translates }: Translation): Part[] | undefined {
  const file = `content/${original}`
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const commits = git('log', '--format=%H', '--', file).toString().split('\n').filter(Boolean)
    for (const commit of commits) {
      const parts = readOriginalParts(original, git('show', `${commit}:./${file}`))
      if (translates && isStateOf(translates, parts)) return parts
    }
  } catch {
    // Without git, or before the first commit, there is no history.
  }
  return undefined
}

/** A part of an original that has changed, with its words then and now. */
export interface ChangedPart {
  name: string
  words: Change[]
}

/**
 * Returns the parts that have changed since a translation was made, word by word.
 * @param then what the original said; without it, only the words of today are shown
 */
export function changedParts({ changes }: Translation, then: Part[] | undefined): ChangedPart[] {
  const { changed = [] } = changes ?? {}
  const now = new Set(changed.map(({ meaning }) => meaning))
  const left = (then ?? []).filter(({ meaning }) => !now.has(meaning))
  return changed.map((part) => {
    const before = left.find(({ name }) => name === part.name) ?? mostAlike(part, left)
    return {
      name: part.name,
      words: before
        ? diffWordsWithSpace(before.words, part.words)
        : [{ value: part.words, added: then !== undefined, removed: false, count: 1 }],
    }
  })
}

/** Returns the part that shares most words with another, if that is at least a third of them. */
function mostAlike({ words }: Part, parts: readonly Part[]): Part | undefined {
  const own = new Set(words.split(' '))
  const likeness = (part: Part) => part.words.split(' ').filter((word) => own.has(word)).length
  const [best] = [...parts].sort((a, b) => likeness(b) - likeness(a))
  return best && likeness(best) * 3 >= own.size ? best : undefined
}
