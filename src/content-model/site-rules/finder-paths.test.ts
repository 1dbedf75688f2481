import { finderQuestion, service } from '../testing/choosing-fixture'
import { type Files, linesOf, page, reportOf } from '../testing/content-fixture'

const audits = { 'pages/contact.mdx': page('Contact'), 'services/audits.mdx': service('Audits') }
const linesWith = (files: Files) => linesOf({ ...audits, ...files })

const end = ['audits']

test('questions that lead to others and end at services are accepted', () => {
  expect(
    reportOf({
      ...audits,
      'finder/start.mdx': finderQuestion('Start', 'one', 'two', end),
      'finder/one.mdx': finderQuestion('One', 'two', end),
      'finder/two.mdx': finderQuestion('Two', end, end),
    }),
  ).toBe('no problems')
})

test('an answer that leads nowhere, two ways, or to services without a reason, says what to write', () => {
  const start = finderQuestion('Start', end, end, end, end)
    .replace(/ {4}services:\n {6}- audits\n {4}reason: It fits\.\n/, '')
    .replace('    reason: It fits.\n', '    reason: It fits.\n    next: one\n')
    .replace(/reason: It fits\.\n(?=---)/, '')
    .replace(/ +(?=---)/, '')
  expect(
    linesWith({ 'finder/start.mdx': start, 'finder/one.mdx': finderQuestion('One', end, end) }),
  ).toEqual([
    'content/finder/start.mdx:6:5 · answers[0] has neither next nor services. Write the next question, for example: next: audits. Or write the services to recommend, for example: services: [smart-contract-auditing]',
    'content/finder/start.mdx:7:5 · answers[1] has both next and services. Remove one of them: an answer links to a question or recommends services.',
    'content/finder/start.mdx:16:5 · answers[3] has services but no reason. Write, for example: reason: The auditors read one frozen commit line by line.',
  ])
})

test('an answer that leads back is refused, and so is a fifth question on a way', () => {
  expect(
    linesWith({
      'finder/start.mdx': finderQuestion('Start', 'one', end),
      'finder/one.mdx': finderQuestion('One', 'two', end),
      'finder/two.mdx': finderQuestion('Two', 'three', 'one'),
      'finder/three.mdx': finderQuestion('Three', 'four', end),
      'finder/four.mdx': finderQuestion('Four', end, end),
    }),
  ).toEqual([
    'content/finder/four.mdx:1:1 · No way from /find leads to this question. Name it in an answer of a question before it: next: four; or remove this file.',
    'content/finder/three.mdx:7:5 · answers[0].next is “four”, the fifth question on this way: start → one → two → three → four. A visitor answers four at most. End this answer at services, or name another question.',
    'content/finder/two.mdx:9:5 · answers[1].next is “one”, which leads in a circle: start → one → two → one. End this answer at services, or name another question.',
  ])
})

test('questions without a first one are refused', () => {
  expect(linesWith({ 'finder/one.mdx': finderQuestion('One', end, end) })).toEqual([
    'content/finder/one.mdx:1:1 · The first question is missing, and /find is not there without it. Write content/finder/start.mdx, for example: npm run new -- finder-question "Which service?" --slug start',
  ])
})
