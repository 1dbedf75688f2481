import { formatsOf } from './formats'
import { writeDate, writeMonth } from './written'
import { writeNumber } from './written-words'

// The same on the oldest and on the newest Node, where continuous integration runs these.
test.each([
  ['en-GB', '5 January 2026', 'November 2024', '12,345', '1,234', 'a, b'],
  ['en-US', 'January 5, 2026', 'November 2024', '12,345', '1,234', 'a, b'],
  ['id-ID', '5 Januari 2026', 'November 2024', '12.345', '1.234', 'a, b'],
  ['de-DE', '5. Januar 2026', 'November 2024', '12.345', '1.234', 'a, b'],
  ['es-ES', '5 de enero de 2026', 'noviembre de 2024', '12.345', '1234', 'a, b'],
  ['fr-FR', '5 janvier 2026', 'novembre 2024', '12\u202f345', '1\u202f234', 'a, b'],
  ['nl-NL', '5 januari 2026', 'november 2024', '12.345', '1.234', 'a, b'],
  ['ja-JP', '2026年1月5日', '2024年11月', '12,345', '1,234', 'a、b'],
])('a site in %s writes dates and numbers its way', (language, day, month, large, small, list) => {
  const formats = formatsOf(language)
  expect(writeDate('2026-01-05', formats)).toBe(day)
  expect(writeMonth('2024-11-17', 0, formats)).toBe(month)
  expect(writeNumber(12_345, formats)).toBe(large)
  expect(writeNumber(1_234, formats)).toBe(small)
  expect(writeNumber(999, formats)).toBe('999')
  expect(['a', 'b'].join(formats.list)).toBe(list)
})

test('months go on in the next year, and their names follow the grammar', () => {
  const english = formatsOf('en-GB')
  expect(writeMonth('2024-11-17', 1, english)).toBe('December 2024')
  expect(writeMonth('2024-11-17', 14, english)).toBe('January 2026')
  const catalan = formatsOf('ca-ES')
  expect(writeDate('2026-04-12', catalan)).toBe('12 d’abril del 2026')
  expect(writeDate('2026-05-12', catalan)).toBe('12 de maig del 2026')
})

test('a tag that Node knows nothing of reads as British English, wherever it is built', () => {
  expect(formatsOf('xx')).toEqual(formatsOf('en-GB'))
})
