/**
 * The lists of values that frontmatter chooses from and that structure pages. The browser loads them too,
 * so this module imports nothing: a schema would bring the whole of zod along.
 */

/** The four groups of the services menu, in menu order (specification, section 4). */
export const serviceGroups = [
  'blockchain-consulting',
  'blockchain-development',
  'it-consulting',
  'software-development',
] as const
export type ServiceGroup = (typeof serviceGroups)[number]

/** Status badges of solutions (specification, section 4). */
export const solutionStatuses = ['Recording Now', 'Live', 'Under development'] as const
export type SolutionStatus = (typeof solutionStatuses)[number]

/** Options of the form's budget field, which offerings name as well (specification, section 3). */
export const budgets = ['$10k – $50k', '$50k – $150k', '$150k+'] as const

/** The tabs of the home page’s testimonials, in order; the first is shown first. */
export const testimonialSegments = ['Association', 'SMBs', 'Enterprises'] as const

/** The blog's five categories, in the order of its filter. */
export const articleCategories = [
  'Strategy',
  'Engineering',
  'Regulation',
  'Digital assets',
  'Operations',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** Returns the address of the page that lists one category: `/blog/category/digital-assets`. */
export function categoryPath(category: ArticleCategory): string {
  return `/blog/category/${category.toLowerCase().replaceAll(' ', '-')}`
}

export const certificationStatuses = ['Held', 'In preparation', 'Not held'] as const
export type CertificationStatus = (typeof certificationStatuses)[number]
