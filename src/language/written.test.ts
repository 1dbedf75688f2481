import { numberLinks, writeDate, writeList, writeMonth } from './written'

// CI runs this test on the oldest and newest Node.
test.each([
  ['en-GB', '5 January 2026', 'November 2024', 'a, b'],
  ['id-ID', '5 Januari 2026', 'November 2024', 'a, b'],
  ['ca-ES', '5 de gener del 2026', 'novembre del 2024', 'a, b'],
  ['ja-JP', '2026年1月5日', '2024年11月', 'a、b'],
  // A tag that Node does not know.
  ['xx', '5 January 2026', 'November 2024', 'a, b'],
])('formats dates and lists in %s', (language, day, month, list) => {
  expect(writeDate('2026-01-05', language)).toBe(day)
  expect(writeMonth('2024-09-17', 2, language)).toBe(month)
  expect(writeList(['a', 'b'], language)).toBe(list)
})

test('telephone and WhatsApp numbers become links', () => {
  expect(numberLinks({ telephone: '+62 21 0100 0017', whatsapp: '+62 21 0100 0018' })).toEqual([
    { via: 'telephone', number: '+62\u00a021\u00a00100\u00a00017', url: 'tel:+622101000017' },
    {
      via: 'WhatsApp',
      number: '+62\u00a021\u00a00100\u00a00018',
      url: 'https://wa.me/622101000018',
    },
  ])
  expect(numberLinks({ telephone: null })).toEqual([])
})
