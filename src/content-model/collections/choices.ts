/**
 * The lists of values that frontmatter chooses from and that structure pages. Such a value is a key: it is the same
 * in every language, addresses are made of it, and visitors see its name in content/interface.yaml instead, under
 * the word beside it. The browser loads them too, so this module imports nothing: a schema would bring the whole of
 * zod along.
 */

/** The four groups of the services menu, in menu order (specification, section 4). The settings name them. */
export const serviceGroups = [
  'blockchain-consulting',
  'blockchain-development',
  'it-consulting',
  'software-development',
] as const
export type ServiceGroup = (typeof serviceGroups)[number]

/** Badges over a service's headline: "Hero subtitle categories" and "Pages by category" of the specification. */
export const serviceKinds = [
  'Advisory',
  'Crypto Services',
  'Blockchain Development',
  'Education',
  'Integration Services',
  'IT Services',
  'Software Development',
  'Web3 Services',
] as const
export type ServiceKind = (typeof serviceKinds)[number]

/** The words of each, in `serviceKinds` of the interface. */
export const serviceKindWords = {
  Advisory: 'advisory',
  'Crypto Services': 'crypto',
  'Blockchain Development': 'blockchain',
  Education: 'education',
  'Integration Services': 'integration',
  'IT Services': 'it',
  'Software Development': 'software',
  'Web3 Services': 'web3',
} as const satisfies Record<ServiceKind, string>

/** Status badges of solutions (specification, section 4), in the order of /solutions. */
export const solutionStatuses = ['Recording Now', 'Live', 'Under development'] as const
export type SolutionStatus = (typeof solutionStatuses)[number]

/** The words of each, in `solutionStatuses` of the interface. */
export const solutionStatusWords = {
  'Recording Now': 'recording',
  Live: 'live',
  'Under development': 'development',
} as const satisfies Record<SolutionStatus, string>

/** Options of the form's budget field, which offerings name as well (specification, section 3). */
export const budgets = ['$10k – $50k', '$50k – $150k', '$150k+'] as const
export type Budget = (typeof budgets)[number]

/** The words of each, in `budgets` of the interface; inquiries have the same words. */
export const budgetWords = {
  '$10k – $50k': 'small',
  '$50k – $150k': 'medium',
  '$150k+': 'large',
} as const satisfies Record<Budget, string>

/** The tabs of the home page’s testimonials, in order; the first is shown first. */
export const testimonialSegments = ['Association', 'SMBs', 'Enterprises'] as const
export type TestimonialSegment = (typeof testimonialSegments)[number]

/** The words of each, in `testimonialSegments` of the interface. */
export const testimonialSegmentWords = {
  Association: 'association',
  SMBs: 'small',
  Enterprises: 'large',
} as const satisfies Record<TestimonialSegment, string>

/** The blog's five categories, in the order of its filter. */
export const articleCategories = [
  'Strategy',
  'Engineering',
  'Regulation',
  'Digital assets',
  'Operations',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** The words of each, in `articleCategories` of the interface. */
export const articleCategoryWords = {
  Strategy: 'strategy',
  Engineering: 'engineering',
  Regulation: 'regulation',
  'Digital assets': 'digitalAssets',
  Operations: 'operations',
} as const satisfies Record<ArticleCategory, string>

/** Returns the address of the page that lists one category: `/blog/category/digital-assets`. Its words do not matter. */
export function categoryPath(category: ArticleCategory): string {
  return `/blog/category/${category.toLowerCase().replaceAll(' ', '-')}`
}

export const certificationStatuses = ['Held', 'In preparation', 'Not held'] as const
export type CertificationStatus = (typeof certificationStatuses)[number]

/** The words of each, in `certificationStatuses` of the interface. */
export const certificationStatusWords = {
  Held: 'held',
  'In preparation': 'preparation',
  'Not held': 'notHeld',
} as const satisfies Record<CertificationStatus, string>
