import { currentDay, startOfDay } from './day'

const at = (epoch: string, timeZone = 'UTC') =>
  currentDay(timeZone, { NODE_ENV: 'production', SOURCE_DATE_EPOCH: epoch })

test('currentDay returns the day of SOURCE_DATE_EPOCH', () => {
  expect(at('1781481600')).toBe('2026-06-15')
  expect(at('1781567999')).toBe('2026-06-15')
  expect(at('1781568000')).toBe('2026-06-16')
  expect(() => at('yesterday')).toThrow('SOURCE_DATE_EPOCH is “yesterday”. Write the seconds since')
})

test('currentDay depends on the time zone', () => {
  // 18:40 in London’s winter is 01:40 of the next day in Jakarta.
  const evening = String(Date.UTC(2026, 10, 2, 18, 40) / 1000)
  expect(at(evening)).toBe('2026-11-02')
  expect(at(evening, 'Asia/Jakarta')).toBe('2026-11-03')
  expect(at(String(Date.UTC(2026, 10, 3, 3) / 1000), 'America/New_York')).toBe('2026-11-02')
})

test.each([
  ['Asia/Jakarta', '2026-03-01T00:00:00+07:00'],
  ['Asia/Kathmandu', '2026-03-01T00:00:00+05:45'],
  ['America/New_York', '2026-03-01T00:00:00-05:00'],
  ['UTC', '2026-03-01T00:00:00+00:00'],
])('in %s a day begins at %s', (timeZone, start) => {
  expect(startOfDay(timeZone, '2026-03-01')).toBe(start)
})
