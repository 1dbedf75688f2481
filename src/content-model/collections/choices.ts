/**
 * The lists of values that frontmatter chooses from and that structure pages. Such a value is a key: it is the same
 * in every language, addresses are made of it, and visitors see its name in content/interface.yaml instead, under
 * the word beside it. The browser loads them too, so this module imports nothing: a schema would bring the whole of
 * zod along.
 */

/** The families of batik that motifs are drawn in. */
export const motifFamilies = ['kawung', 'ceplok', 'parang', 'truntum', 'nitik', 'tambal'] as const
export type MotifFamily = (typeof motifFamilies)[number]

/** The days of the week, in order. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The word of each value, by the part of the interface that has it. */
export const choiceKeys = {
  /** Status badges of solutions (specification, section 4), in the order of /solutions. */
  solutionStatuses: {
    'Recording Now': 'recording',
    Live: 'live',
    'Under development': 'development',
  },
  /** Whose a solution is. */
  solutionOwners: { Ours: 'ours', Partner: 'partner', Client: 'client' },
  /** The tabs of the home page’s testimonials, in order; the first is shown first. */
  testimonialSegments: { Association: 'association', SMBs: 'small', Enterprises: 'large' },
  certificationStatuses: { Held: 'held', 'In preparation': 'preparation', 'Not held': 'notHeld' },
} as const

const valuesOf = <Value extends string>(keys: Readonly<Record<Value, string>>) =>
  Object.keys(keys) as [Value, ...Value[]]

export const solutionStatuses = valuesOf(choiceKeys.solutionStatuses)
export type SolutionStatus = (typeof solutionStatuses)[number]
export const solutionOwners = valuesOf(choiceKeys.solutionOwners)
export const testimonialSegments = valuesOf(choiceKeys.testimonialSegments)
export const certificationStatuses = valuesOf(choiceKeys.certificationStatuses)

type Keys = typeof choiceKeys

/**
 * Returns what visitors call a value of a choice.
 * @param words the interface's, in the language of the page; the check has seen that no value lacks a word
 */
export function choiceName<P extends keyof Keys>(
  part: P,
  value: keyof Keys[P] & string,
  words: Readonly<Record<P, Readonly<Record<string, string>>>>,
): string {
  const keys: Readonly<Record<string, string>> = choiceKeys[part]
  return words[part][keys[value] ?? ''] ?? value
}
