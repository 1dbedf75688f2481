import { readingTime } from './reading-time'

test('reading time is in whole minutes and never nothing', () => {
  expect(readingTime(1540)).toBe('7 min read')
  expect(readingTime(40)).toBe('1 min read')
})
