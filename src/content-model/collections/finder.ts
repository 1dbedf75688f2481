import * as z from 'zod'
import type { FieldDiagnostic } from './collection'
import { reference } from './fields/links'
import { pageFields } from './fields/page'
import { group, list } from './fields/structure'
import { prose, words } from './fields/text'

const answer = group('One answer.', {
  text: words('The answer, in the visitor’s words.', 'Contracts that will hold money'),
  next: reference(
    'finder',
    'File name of the next question. Leave it out if the answer ends with services.',
  ).optional(),
  services: list(
    'File names of the one to three services that this answer recommends.',
    reference('services', 'File name of a service.'),
  )
    .max(3)
    .default([]),
  reason: prose(
    'Why we recommend these services, and how to choose between them.',
    'The auditors read one frozen commit line by line.',
  ).optional(),
})

/**
 * A question has no `visibilityFields`: answers link to other questions, and
 * hiding a question would break these links.
 */
export const finderQuestionSchema = z.strictObject({
  title: words('Short name of the question, for the document title.', 'Audits and tests'),
  ...pageFields,
  question: words('The question, as the heading of its page.', 'What should be looked at?'),
  hint: prose('A sentence or two below the question.', 'Pick what worries you most.').optional(),
  answers: list('The answers, two to five.', answer).min(2).max(5),
})

/** Checks that each answer has a next question, or services and a reason. */
export function finderDiagnostics({
  answers,
}: z.output<typeof finderQuestionSchema>): FieldDiagnostic[] {
  return answers.flatMap(({ next, services, reason }, index): FieldDiagnostic[] => {
    const path = ['answers', index]
    if (next === undefined && services.length === 0)
      return [{ path, message: missingTarget, unfinished: true }]
    if (next !== undefined && services.length > 0) return [{ path, message: conflictingTargets }]
    if (next === undefined && reason === undefined) return [{ path, message: missingReason }]
    return []
  })
}

const missingTarget =
  'has neither next nor services. Write the next question, for example: next: audits. Or write the services to recommend, for example: services: [smart-contract-auditing]'
const conflictingTargets =
  'has both next and services. Remove one of them: an answer links to a question or recommends services.'
const missingReason =
  'has services but no reason. Write, for example: reason: The auditors read one frozen commit line by line.'
