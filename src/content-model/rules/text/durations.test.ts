import { longestWeeks, offeredWeeks } from './durations'

test.each([
  ['A six-week plan', 6],
  ['Weeks 2–5: development network', 5],
  ['Week one, question and records', 1],
  ['1–3 weeks', 3],
  ['1–5 days; two programmes of 4–8 weeks', 8],
  ['Ten working days', 2],
  ['Sepuluh hari kerja', 2],
  ['Minggu 7 dan 8: amati', 8],
  ['Seminggu di lapangan', 1],
  ['Triage, two weeks', 2],
  ['The course of a quarter', 13],
])('reads “%s” as %d weeks', (text, weeks) => expect(longestWeeks(text)).toBeCloseTo(weeks))

test.each([
  'Game day',
  'Weeks before: prepare',
  'Watch a month end, then close',
  'Ninety days later',
])('finds no duration of five weeks or more in “%s”', (text) =>
  expect(longestWeeks(text) ?? 0).toBeLessThan(5),
)

test.each(['Three months or more', 'A year at a time', 'Per tahun'])(
  'reads “%s” as an open end',
  (text) => expect(offeredWeeks(text)).toBe(Number.POSITIVE_INFINITY),
)
