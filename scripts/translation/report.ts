import { count } from '../../src/content-model/check/diagnostics'
import { explainChanges, type Part } from '../../src/content-model/translation/parts'
import { changedParts, type Translation } from './states'

const states = ['up to date', 'stale', 'not compared', 'problems', 'missing'] as const

/**
 * Reports on all translations: the counts of each language, then the translations that need work.
 * @param earlierParts returns the original's parts at the time of translation
 */
export function report(
  translations: readonly Translation[],
  earlierParts: (translation: Translation) => Part[] | undefined,
): string {
  const languages = [...new Set(translations.map(({ language }) => language))]
  if (languages.length === 0)
    return 'The site has one language. docs/translating.md explains how to add another.'
  return languages
    .map((language) => {
      const own = translations.filter((translation) => translation.language === language)
      const inState = (wanted: Translation['state']) => own.filter(({ state }) => state === wanted)
      const counted = states
        .map((state) => [state, inState(state).length] as const)
        .filter(([, number]) => number > 0)
      const missing = inState('missing')
      const older = own.filter(({ isOlder }) => isOlder)
      return [
        `${language} · ${counted.map(([state, number]) => `${number} ${state}`).join(', ')}`,
        ...inState('problems').map(({ path }) => `content/${path} has problems: npm run check`),
        ...inState('stale').map((one) => explainStale(one, earlierParts(one))),
        ...listSection(
          'These translations do not record the state of their originals:',
          inState('not compared').map(({ path }) => path),
        ),
        ...listSection(
          'Reformatting their originals would mark these as stale. To prevent it, record their originals again:',
          older.map(({ path }) => path),
          `npm run translation -- accept ${older.map(({ path }) => `content/${path}`).join(' ')}`,
        ),
        ...listSection(
          `${count(missing.length, 'file')} not translated. Links open the original:`,
          missing.map(({ original }) => original),
          `To start one: npm run translation -- new content/${missing[0]?.original} ${language}`,
        ),
      ].join('\n\n')
    })
    .join('\n\n')
}

const listSection = (head: string, paths: readonly string[], ...more: string[]): string[] =>
  paths.length === 0
    ? []
    : [[head, ...paths.map((path) => `  content/${path}`), ...more].join('\n')]

function explainStale(translation: Translation, earlier: Part[] | undefined): string {
  const { path, changes } = translation
  const parts = changedParts(translation, earlier)
  return [
    `content/${path} is stale. ${changes ? explainChanges(changes) : ''}`,
    ...(earlier
      ? []
      : ['  The git history lacks the translated version, so this is the current text.']),
    ...parts.map(formatPart),
    `  After updating the translation: npm run translation -- accept content/${path}`,
  ].join('\n')
}

/** Marks deletions [-…-] and insertions {+…+}, like git. */
function formatPart({ name, words }: ReturnType<typeof changedParts>[number]): string {
  const text = words
    .map(({ value, added, removed }) => (added ? `{+${value}+}` : removed ? `[-${value}-]` : value))
    .join('')
  return `  ${name}\n    ${text}`
}
