import { formatDate } from './format-date'

test('a day reads as British English writes it', () => {
  expect(formatDate('2024-11-17')).toBe('17 November 2024')
  expect(formatDate('2026-01-05')).toBe('5 January 2026')
  expect(formatDate('2025-12-31')).toBe('31 December 2025')
})
