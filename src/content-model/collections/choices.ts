/**
 * Values of choices, the same in every language. Visitors see their names from
 * content/interface.yaml. Browsers load this module: it must not import zod.
 */

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The interface key of each value, by group of interface words. */
export const choiceKeys = {
  /** In the order of /solutions. */
  solutionStatuses: {
    'Recording Now': 'recording',
    Live: 'live',
    'Under development': 'development',
  },
  solutionOwners: { Ours: 'ours', Partner: 'partner', Client: 'client' },
  /** In the order of the tabs. The first tab is open by default. */
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
 * Returns the name that visitors see for a value.
 * @param words the interface words; the check requires a name for every value
 */
export function choiceName<P extends keyof Keys>(
  part: P,
  value: keyof Keys[P] & string,
  words: Readonly<Record<P, Readonly<Record<string, string>>>>,
): string {
  const keys: Readonly<Record<string, string>> = choiceKeys[part]
  return words[part][keys[value] ?? ''] ?? value
}
