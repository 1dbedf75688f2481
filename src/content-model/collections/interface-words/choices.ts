import type * as z from 'zod'
import { choiceKeys } from '../choices'
import { group } from '../fields/structure'
import { words } from '../fields/text'

type Keys = typeof choiceKeys

const namesOf = <Part extends keyof Keys>(part: Part, description: string) => {
  const names = Object.entries(choiceKeys[part]).map(([value, key]) => [
    key,
    words(`Name of “${value}”.`, value),
  ])
  return group(
    description,
    Object.fromEntries(names) as Record<Extract<Keys[Part][keyof Keys[Part]], string>, z.ZodString>,
  )
}

/** Display names of choices. Content files contain the values. */
export const choiceWords = {
  solutionStatuses: namesOf('solutionStatuses', 'On the badge of a solution: its status.'),
  solutionOwners: namesOf('solutionOwners', 'After the status of a solution: its owner.'),
  testimonialSegments: namesOf('testimonialSegments', 'On the tabs of testimonials: the segment.'),
  certificationStatuses: namesOf('certificationStatuses', 'In vendor-risk files: the status.'),
}
