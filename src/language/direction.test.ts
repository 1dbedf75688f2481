import { directionOf, otherDirection } from './direction'

// The same on the oldest and on the newest Node, where continuous integration runs these.
test('languages are written in the direction of their script', () => {
  for (const tag of ['ar', 'ar-EG', 'he-IL', 'fa', 'ur-PK', 'dv', 'ks', 'az-Arab', 'pa-PK'])
    expect([tag, directionOf(tag)]).toEqual([tag, 'rtl'])
  for (const tag of ['en-GB', 'id', 'az', 'ar-Latn', 'ja', 'xx'])
    expect([tag, directionOf(tag)]).toEqual([tag, 'ltr'])
})

test('a direction is said only where it differs from that of the page', () => {
  expect(otherDirection('ar', 'en-GB')).toBe('rtl')
  expect(otherDirection('en-GB', 'ar')).toBe('ltr')
  expect(otherDirection('he', 'ar')).toBeUndefined()
  expect(otherDirection('id', 'en-GB')).toBeUndefined()
})
