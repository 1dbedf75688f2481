import { finderQuestion, service } from '../../testing/choosing-fixture'
import { type Files, linesOf, page, reportOf } from '../../testing/content-fixture'

const audits = { 'pages/contact.mdx': page('Contact'), 'services/audits.mdx': service('Audits') }
const linesWith = (files: Files) => linesOf({ ...audits, ...files })

const end = ['audits']

test('accepts questions that end at services', () => {
  expect(
    reportOf({
      ...audits,
      'finder/start.mdx': finderQuestion('Start', 'one', 'two', end),
      'finder/one.mdx': finderQuestion('One', 'two', end),
      'finder/two.mdx': finderQuestion('Two', end, end),
    }),
  ).toBe('no problems')
})

test('reports answers without a target, with two targets or without a reason', () => {
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

test('rejects loops, a fifth question on a path and unreachable questions', () => {
  expect(
    linesWith({
      'finder/start.mdx': finderQuestion('Start', 'one', end),
      'finder/one.mdx': finderQuestion('One', 'two', end),
      'finder/two.mdx': finderQuestion('Two', 'three', 'one'),
      'finder/three.mdx': finderQuestion('Three', 'four', end),
      'finder/four.mdx': finderQuestion('Four', end, end),
    }),
  ).toEqual([
    'content/finder/four.mdx:1:1 · Visitors cannot reach this question from /find. Write next: four in an answer of an earlier question, or remove this file.',
    'content/finder/three.mdx:7:5 · answers[0].next is “four”, the fifth question on this path: start → one → two → three → four. The limit is four questions. Write services in this answer, or name another question.',
    'content/finder/two.mdx:9:5 · answers[1].next is “one”, which makes a loop: start → one → two → one. Write services in this answer, or name another question.',
  ])
})

test('requires a first question', () => {
  expect(linesWith({ 'finder/one.mdx': finderQuestion('One', end, end) })).toEqual([
    'content/finder/one.mdx:1:1 · The first question is missing, so /find has no page. Write content/finder/start.mdx, for example: npm run new -- finder-question "Which service?" --slug start',
  ])
})
