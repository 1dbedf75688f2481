import type { ArticleCategory, ServiceGroup } from '../content-model/collections/choices'
import type { Family } from './motif'

/** What a motif can stand for: a kind of page, or a family by its own name. */
export type MotifSubject = ServiceGroup | ArticleCategory | 'industry' | 'solution' | Family

/** The batik family of each kind of page: service groups, industries, solutions and the blog’s categories. */
export const families: Record<MotifSubject, Family> = {
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
  kawung: 'kawung',
  ceplok: 'ceplok',
  parang: 'parang',
  truntum: 'truntum',
  nitik: 'nitik',
  tambal: 'tambal',
}
