import { directionOf, otherDirection } from './direction'

// The same on the oldest and on the newest Node, where continuous integration runs these.
test.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['dv', 'rtl'],
  ['ks', 'rtl'],
  ['az-Arab', 'rtl'],
  ['pa-PK', 'rtl'],
  ['en-GB', 'ltr'],
  ['id', 'ltr'],
  ['az', 'ltr'],
  ['ar-Latn', 'ltr'],
  ['ja', 'ltr'],
  ['xx', 'ltr'],
])('%s is written in the direction %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction)
})

test('a direction is said only where it differs from that of the page', () => {
  expect(otherDirection('ar', 'en-GB')).toBe('rtl')
  expect(otherDirection('en-GB', 'ar')).toBe('ltr')
  expect(otherDirection('he', 'ar')).toBeUndefined()
  expect(otherDirection('id', 'en-GB')).toBeUndefined()
})
