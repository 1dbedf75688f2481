import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffWordsWithSpace } from 'diff'
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
import { checkProject } from '../check/check-project'
import { git } from '../machine/git'

export interface Translation {
  /** Path under `content/`. */
  path: string
  original: string
  language: string
  /**
   * `problems`: the check reports diagnostics to fix first. `not compared`: the
   * translation does not record a state of its original.
   */
  state: 'up to date' | 'stale' | 'not compared' | 'problems' | 'missing'
  changes?: Changes
  /** The recorded state of the original when it was translated. */
  translates?: TranslatedState
  /** Set if the recorded state has the older form; see `isOlderStateOf`. */
  isOlder?: true
}

/** Returns every existing and possible translation, by language and path. */
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

/** Returns whether an original has text: some files contain only names and pictures. */
export function isTranslatable(root: string, original: string): boolean {
  const definition = locate(original)?.definition
  if (!definition) return false
  const bytes = () => readFileSync(join(root, 'content', original))
  return definition.body !== undefined || readOriginalParts(original, bytes()).length > 0
}

/**
 * Returns the parts that the original had when it was translated, from the git
 * history; undefined if no version matches the recorded state.
 */
export function partsWhenTranslated(
  root: string,
  { original, translates }: Translation,
): Part[] | undefined {
  const file = `content/${original}`
  try {
    const commits = git(root, ['log', '--format=%H', '--', file]).split('\n').filter(Boolean)
    for (const commit of commits) {
      const text = git(root, ['show', `${commit}:./${file}`])
      const parts = readOriginalParts(original, Buffer.from(text))
      if (translates && isStateOf(translates, parts)) return parts
    }
  } catch {
    // Git is missing, or there is no commit yet.
  }
  return undefined
}

/**
 * Returns the changed parts, compared word by word.
 * @param earlier the parts at the time of translation; undefined shows only the current text
 */
export function changedParts({ changes }: Translation, earlier: Part[] | undefined) {
  const { changed = [] } = changes ?? {}
  const now = new Set(changed.map(({ meaning }) => meaning))
  const unmatched = (earlier ?? []).filter(({ meaning }) => !now.has(meaning))
  return changed.map((part) => {
    const before = unmatched.find(({ name }) => name === part.name) ?? mostSimilar(part, unmatched)
    return {
      name: part.name,
      words: before
        ? diffWordsWithSpace(before.words, part.words)
        : [{ value: part.words, added: earlier !== undefined, removed: false, count: 1 }],
    }
  })
}

/**
 * Returns the part with the most words in common, at least a third of the longer
 * part's words. Without this minimum, a long part would match almost any text.
 */
function mostSimilar({ words }: Part, parts: readonly Part[]): Part | undefined {
  const own = new Set(words.split(' '))
  const similarity = (part: Part) => {
    const other = new Set(part.words.split(' '))
    return [...other].filter((word) => own.has(word)).length / Math.max(own.size, other.size)
  }
  const [best] = [...parts].sort((a, b) => similarity(b) - similarity(a))
  return best && similarity(best) >= 1 / 3 ? best : undefined
}
