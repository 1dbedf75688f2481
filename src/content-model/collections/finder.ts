import * as z from 'zod'
import type { FieldProblem } from './collection'
import { reference } from './fields/links'
import { pageFields } from './fields/page'
import { group, list } from './fields/structure'
import { prose, words } from './fields/text'

const answer = group('One answer.', {
  text: words('The answer, in the visitor’s words.', 'Contracts that will hold money'),
  next: reference('finder', 'File name of the question that follows, if one does.').optional(),
  services: list(
    'File names of the one to three services at which the answer ends.',
    reference('services', 'File name of a service.'),
  )
    .max(3)
    .default([]),
  reason: prose(
    'Why these services, and what to know before choosing one.',
    'The auditors read one frozen commit line by line.',
  ).optional(),
})

/**
 * A question of the finder: one page with two to five answers. It has no draft and no days of its own: the
 * questions lead to each other, and a missing one would leave answers without a place to lead to.
 */
export const finderQuestionSchema = z.strictObject({
  title: words('Short name of the question, for the document title.', 'Audits and tests'),
  ...pageFields,
  question: words('The question, as the heading of its page.', 'What should be looked at?'),
  hint: prose('One or two sentences under the question.', 'Pick what worries you most.').optional(),
  answers: list('The answers, two to five.', answer).min(2).max(5),
})

/** Returns the answers of a question that lead nowhere, to a question and to services, or without a reason. */
export function finderProblems(entry: unknown): FieldProblem[] {
  const { answers } = entry as z.output<typeof finderQuestionSchema>
  return answers.flatMap((one, index): FieldProblem[] => {
    const { next, services, reason } = one
    const path = ['answers', index]
    if (next === undefined && services.length === 0)
      return [{ path, message: deadEnd, unfinished: true }]
    if (next !== undefined && services.length > 0) return [{ path, message: twoWays }]
    if (next === undefined && reason === undefined) return [{ path, message: withoutReason }]
    return []
  })
}

const deadEnd =
  'leads nowhere. Write the question that follows, for example: next: audits; or the services at which it ends, for example: services: [smart-contract-auditing]'
const twoWays =
  'has next and services. An answer leads to a question or ends at services: remove one of them.'
const withoutReason =
  'ends at services without saying why. Write, for example: reason: The auditors read one frozen commit line by line.'
