/** Checks that texts with a number have words for all numbers that their language tells apart. */
import type { Mention } from '../rules/mentions'

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
