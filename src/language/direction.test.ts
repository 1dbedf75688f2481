import { directionOf, otherDirection } from './direction'

// CI runs this test on the oldest and newest Node.
test('the direction of a language follows its script', () => {
  for (const tag of ['ar', 'ar-EG', 'he-IL', 'fa', 'ur-PK', 'dv', 'ks', 'az-Arab', 'pa-PK'])
    expect([tag, directionOf(tag)]).toEqual([tag, 'rtl'])
  for (const tag of ['en-GB', 'id', 'az', 'ar-Latn', 'ja', 'xx'])
    expect([tag, directionOf(tag)]).toEqual([tag, 'ltr'])
})

test('returns a direction only if it differs from the page', () => {
  expect(otherDirection('ar', 'en-GB')).toBe('rtl')
  expect(otherDirection('en-GB', 'ar')).toBe('ltr')
  expect(otherDirection('he', 'ar')).toBeUndefined()
  expect(otherDirection('id', 'en-GB')).toBeUndefined()
})
