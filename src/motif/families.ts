import type { ArticleCategory, ServiceGroup } from '../content-model/collections/choices'
import type { Family } from './motif'

/** The batik family of each kind of page: service groups, industries, solutions and the blog’s categories. */
export const families: Record<
  ServiceGroup | ArticleCategory | 'industry' | 'solution' | 'case',
  Family
> = {
  'blockchain-consulting': 'kawung',
  'blockchain-development': 'ceplok',
  'it-consulting': 'parang',
  'software-development': 'truntum',
  industry: 'nitik',
  solution: 'tambal',
  case: 'parang',
  Strategy: 'kawung',
  Engineering: 'truntum',
  Regulation: 'nitik',
  'Digital assets': 'ceplok',
  Operations: 'parang',
}
