import { levelAbove } from './levels'

test('back goes up one level', () => {
  expect(levelAbove('services/it-consulting')).toBe('services')
})

test('back goes from a top level to main', () => {
  expect(levelAbove('services')).toBe('main')
  expect(levelAbove('industries')).toBe('main')
})
