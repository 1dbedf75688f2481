import { readingMinutes } from './reading-time'

test('reading time is in whole minutes and never nothing', () => {
  expect(readingMinutes(1540)).toBe(7)
  expect(readingMinutes(40)).toBe(1)
})
