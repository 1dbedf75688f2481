import { fillWords } from './interface-words'

test('puts values for the marks in a text, and leaves other braces alone', () => {
  const text = 'All {count} articles of {count}, {other}'
  expect(fillWords(text, { count: 120 })).toBe('All 120 articles of 120, {other}')
})
