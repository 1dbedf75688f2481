import { wordsWithChoice } from '../content-model/collections/interface-words/words'
import { writeChoice } from './written-choice'

const link = wordsWithChoice(
  'kind',
  ['article', 'case'],
  ['title'],
  'A link.',
  '{kind, select, case {The case} other {Article}} “{title}”',
)
const example = link.parse('{kind, select, case {The case} other {Article}} “{title}”')

test('a text has the words for its value, or else those for all others', () => {
  expect(writeChoice(example, { kind: 'case', title: 'Balances' })).toBe('The case “Balances”')
  expect(writeChoice(example, { kind: 'article', title: 'Keys' })).toBe('Article “Keys”')
})

test.each([
  '{kind,select,case{{title}, a case}other{{ title }}}',
  '{ kind , select , case { {title}, a case } other {} }{title}',
])('every message that the check accepts is written: %s', (text) => {
  const words = writeChoice(link.parse(text), { kind: 'article', title: 'Keys' })
  expect(words).toBe('Keys')
})

test('braces in what a visitor has typed stay as they are', () => {
  const title = '{kind, select, case {a} other {b}} {kind}'
  expect(writeChoice(example, { kind: 'case', title })).toBe(`The case “${title}”`)
})
