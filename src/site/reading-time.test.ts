import { readingMinutes } from './reading-time'

test('rounds to whole minutes, at least one', () => {
  expect(readingMinutes(1540)).toBe(7)
  expect(readingMinutes(40)).toBe(1)
})
