import type * as z from 'zod'
import type { choiceKeys } from '../choices'
import { words } from '../fields/text'
import { part } from './words'

/** A word for each value of a choice: one that is missing, or that no value has, does not compile. */
type WordsOf<Part extends keyof typeof choiceKeys> = Record<
  Extract<(typeof choiceKeys)[Part][keyof (typeof choiceKeys)[Part]], string>,
  z.ZodString
>

/** What visitors see of the values that content files choose from; the files keep the values. */
export const choiceWords = {
  serviceKinds: part('Above the headline of a service, by hero.subtitle of its file.', {
    advisory: words('For “Advisory”.', 'Advisory'),
    crypto: words('For “Crypto Services”.', 'Crypto Services'),
    blockchain: words('For “Blockchain Development”.', 'Blockchain Development'),
    education: words('For “Education”.', 'Education'),
    integration: words('For “Integration Services”.', 'Integration Services'),
    it: words('For “IT Services”.', 'IT Services'),
    software: words('For “Software Development”.', 'Software Development'),
    web3: words('For “Web3 Services”.', 'Web3 Services'),
  } satisfies WordsOf<'serviceKinds'>),
  solutionStatuses: part('On the badge of a solution, by status of its file.', {
    recording: words('For “Recording Now”.', 'Recording Now'),
    live: words('For “Live”.', 'Live'),
    development: words('For “Under development”.', 'Under development'),
  } satisfies WordsOf<'solutionStatuses'>),
  testimonialSegments: part('On the tabs of the testimonials, by segment of their files.', {
    association: words('For “Association”.', 'Association'),
    small: words('For “SMBs”.', 'SMBs'),
    large: words('For “Enterprises”.', 'Enterprises'),
  } satisfies WordsOf<'testimonialSegments'>),
  certificationStatuses: part('In vendor-risk files, by status of certifications.', {
    held: words('For “Held”.', 'Held'),
    preparation: words('For “In preparation”.', 'In preparation'),
    notHeld: words('For “Not held”.', 'Not held'),
  } satisfies WordsOf<'certificationStatuses'>),
}
