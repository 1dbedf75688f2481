import * as z from 'zod'
import { yamlExample } from '../../authoring/field-help'
import { describeIssues } from '../../rules/field-diagnostics'
import { wordsWithChoice } from './words'

const schema = z.strictObject({
  link: wordsWithChoice(
    'kind',
    ['article', 'case'],
    ['title'],
    'A link.',
    '{kind, select, case {Case} other {Article}}: {title}',
  ),
})

/** Returns what the check says of a text. */
function messagesOn(link: string): string[] {
  const input = { link }
  return describeIssues(schema.safeParse(input).error?.issues ?? [], {
    schema,
    input,
    noun: 'a test',
    part: 'field',
    example: (path) => yamlExample(schema, path),
  }).map(({ message }) => message)
}

test.each([
  '{kind, select, case {Case} other {Article}}: {title}',
  '{kind, select, article {Article} case {Case} other {Page}}: {title}',
  '{ kind ,select, case{Case {title}} other{} }',
])('a choice may leave to “other” what has no words of its own: %s', (text) => {
  const link = text.includes('{title}') ? text : `${text} {title}`
  expect(messagesOn(link)).toEqual([])
})

test.each([
  [
    '{kind, select, article {Article} case {Case}}: {title}',
    'has no words for “other”, with which every choice ends. Add, for example: other {…}',
  ],
  [
    '{kind, select, article {Article}}: {title}',
    'has no words for “case”, and none for other values. Add, for example: other {…}',
  ],
  [
    '{kind, select, podcast {Podcast} other {Page}}: {title}',
    'has words for “podcast”, but {kind} stands only for article or case. Remove them.',
  ],
  [
    '{kind, select, other {A}} {kind, select, cases {Case} other {B}}: {title}',
    'has words for “cases”, but {kind} stands only for article or case. Remove them.',
  ],
])('a choice has words for its values, and for no others: %s', (text, problem) => {
  expect(messagesOn(text)).toEqual([`link ${problem}`])
})

test.each([
  '{kind}: {title}',
  '{kind, select, case {Case} other {{kind}}}: {title}',
  '{kind, select, case {Case} other {Article}}',
  '{title, select, case {Case} other {Article}} {kind}',
  '{kind, plural, other {Article}}: {title}',
  '{kind, selectordinal, other {Article}}: {title}',
  '{title}{kind, select, other {{kind, select, other {A}}}}',
  '{kind, select, case {Case} other {Article}: {title}',
])('a text that is no message of this choice is told what it must be: %s', (text) => {
  expect(messagesOn(text)).toEqual([
    `link is “${text}”, which is not words with {kind, select, article {…} case {…} other {…}} and {title} and no other braces. Write, for example: link: "{kind, select, case {Case} other {Article}}: {title}"`,
  ])
})
