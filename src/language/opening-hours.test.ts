import { writeHours } from './opening-hours'

test('opening hours combine consecutive days', () => {
  const hours = { opens: '08:00', closes: '17:30' }
  const write = (days: Parameters<typeof writeHours>[0]['days'], language = 'en-GB') =>
    writeHours({ ...hours, days }, language).replace(/\s/g, ' ')
  expect(write(['Friday', 'Monday', 'Wednesday', 'Tuesday'])).toBe(
    'Monday – Wednesday, Friday: 08:00–17:30',
  )
  expect(write(['Sunday'])).toBe('Sunday: 08:00–17:30')
  expect(write(['Monday', 'Tuesday'], 'id')).toBe('Senin – Selasa: 08.00–17.30')
})
