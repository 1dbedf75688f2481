import { wordsWith } from '../content-model/collections/interface-words/words'
import { writeWords } from './written-words'

const counted = wordsWith('A text with a number.', '{count} pages')
const found = wordsWith('Another.', '{count} for “{query}”')
const results = found.parse(
  '{count, plural, =0 {Nothing} one {# result} other {# results}} for “{query}”',
)

test.each([
  [0, 'Nothing for “ledger”'],
  [1, '1 result for “ledger”'],
  [2, '2 results for “ledger”'],
  [1200, '1,200 results for “ledger”'],
])('uses the plural form of %s', (count, words) => {
  expect(writeWords(results, { count, query: 'ledger' }, 'en-GB')).toBe(words)
})

test('uses the plural forms of each language', () => {
  const files = counted.parse(
    '{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}',
  )
  expect([1, 3, 5, 22].map((count) => writeWords(files, { count }, 'pl-PL'))).toEqual([
    '1 plik',
    '3 pliki',
    '5 plików',
    '22 pliki',
  ])
  const pages = counted.parse('{count, plural, other {# halaman}}')
  expect(writeWords(pages, { count: 1 }, 'id-ID')).toBe('1 halaman')
})

test('a plural form may contain other arguments', () => {
  const text = found.parse(
    '{count, plural, one {{query} has one page} other {{query} has # pages}}',
  )
  expect(writeWords(text, { count: 3, query: 'Tirtana' }, 'en-GB')).toBe('Tirtana has 3 pages')
})

test('braces in typed text stay unchanged', () => {
  const query = '{count, plural, one {a} other {b}} {count}'
  const text = found.parse('{count} results for “{query}”')
  expect(writeWords(text, { count: 2, query }, 'en-GB')).toBe(`2 results for “${query}”`)
})
