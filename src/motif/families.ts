import type { MotifFamily } from '../content-model/collections/choices'

/** The batik family of each kind of page: those about the company, those that help to choose, and collections. */
export const families = {
  company: 'kawung',
  choosing: 'parang',
  portfolio: 'ceplok',
  industry: 'nitik',
  solution: 'tambal',
  case: 'parang',
} as const satisfies Record<string, MotifFamily>

/** What a motif stands for: a kind of page, or a group of services or a category, to which the settings give a family. */
export type MotifSubject = keyof typeof families | { group: string } | { category: string }

/** The families that the settings give. */
export interface GivenFamilies {
  serviceGroups: readonly { group: string; motif: MotifFamily }[]
  blogCategories: readonly { category: string; motif: MotifFamily }[]
}

export function familyOf(subject: MotifSubject, given: GivenFamilies): MotifFamily {
  if (typeof subject === 'string') return families[subject]
  const named =
    'group' in subject
      ? given.serviceGroups.find(({ group }) => group === subject.group)
      : given.blogCategories.find(({ category }) => category === subject.category)
  return named?.motif ?? 'kawung'
}
