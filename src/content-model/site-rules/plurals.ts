/** Checks that texts with a number have words for all numbers that their language tells apart. */
import type { CheckedFile } from '../check/checked-file'
import type { Mention } from '../rules/mentions'

/** Returns the language of the site, as the settings say it; undefined while they say none. */
export function languageOf(files: readonly CheckedFile[]): string | undefined {
  const settings = files.find(({ collection }) => collection === 'settings.yaml')
  return settings?.mentions.find(({ kind }) => kind === 'language')?.target
}

/** Returns what is wrong with the categories of numbers for which a text has words. */
export function explainPlural(
  { field, target }: Mention,
  language: string | undefined,
): string | undefined {
  if (!language) return undefined
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const given = target.split(' ')
  const missing = needed.find((category) => !given.includes(category))
  const unknown = given.find(
    (category) => !category.startsWith('=') && !needed.some((one) => one === category),
  )
  const list = [...needed].sort().join(' and ')
  if (missing)
    return `${field} has no words for “${missing}”, and ${language} tells apart ${list}. Add, for example: ${missing} {…}`
  if (unknown)
    return `${field} has words for “${unknown}”, but ${language} tells apart only ${list}. Remove them.`
  return undefined
}
