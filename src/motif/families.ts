import type { ArticleCategory, MotifFamily } from '../content-model/collections/choices'

/** The batik family of each kind of page: those about the company, those that help to choose, collections and the blog’s categories. */
export const families = {
  company: 'kawung',
  choosing: 'parang',
  portfolio: 'ceplok',
  industry: 'nitik',
  solution: 'tambal',
  case: 'parang',
  Strategy: 'kawung',
  Engineering: 'truntum',
  Regulation: 'nitik',
  'Digital assets': 'ceplok',
  Operations: 'parang',
} as const satisfies Record<string, MotifFamily> & Record<ArticleCategory, MotifFamily>

/** What a motif stands for: a kind of page, or a group of services, to which the settings give a family. */
export type MotifSubject = keyof typeof families | { group: string }

/** @param groups the groups of services of the settings */
export function familyOf(
  subject: MotifSubject,
  groups: readonly { group: string; motif: MotifFamily }[],
): MotifFamily {
  if (typeof subject === 'string') return families[subject]
  return groups.find(({ group }) => group === subject.group)?.motif ?? 'kawung'
}
