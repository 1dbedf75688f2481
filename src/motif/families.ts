import type { ArticleCategory, ServiceGroup } from '../content-model/collections/choices'
import type { Family } from './motif'

/** The batik family of each kind of page: service groups, industries, solutions and the blog’s categories. */
export const families: Record<ServiceGroup | ArticleCategory | 'industry' | 'solution', Family> = {
  'blockchain-consulting': 'kawung',
  'blockchain-development': 'ceplok',
  'it-consulting': 'parang',
  'software-development': 'truntum',
  industry: 'nitik',
  solution: 'tambal',
  Strategy: 'kawung',
  Engineering: 'truntum',
  Regulation: 'nitik',
  'Digital assets': 'ceplok',
  Operations: 'parang',
}

/** What a motif can stand for: a kind of page, or a family by its own name. */
export type MotifSubject = keyof typeof families | Family

/** Returns whether a text is a kind of page that has a family. */
export function hasFamily(text: string): text is keyof typeof families {
  return Object.hasOwn(families, text)
}

/** Returns the family in which the motif of a subject is drawn. */
export function familyOf(subject: MotifSubject): Family {
  return hasFamily(subject) ? families[subject] : subject
}
