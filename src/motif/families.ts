export const motifFamilies = ['kawung', 'ceplok', 'parang', 'truntum', 'nitik', 'tambal'] as const
export type MotifFamily = (typeof motifFamilies)[number]

/** Batik family of each kind of page. */
export const families = {
  company: 'kawung',
  choosing: 'parang',
  portfolio: 'ceplok',
  industry: 'nitik',
  solution: 'tambal',
  case: 'parang',
} as const satisfies Record<string, MotifFamily>

/** A kind of page, or a group of services or blog category with a family from the settings. */
export type MotifSubject = keyof typeof families | { group: string } | { category: string }

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
