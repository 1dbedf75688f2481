import { renderToStaticMarkup } from 'react-dom/server'
import { withRanges } from './ranges'

test('keeps only ranges on one line', () => {
  const html = renderToStaticMarkup(withRanges('Takes 4–8 weeks (or $10k–$50k), in 2024–2028.'))
  const unbroken = [...html.matchAll(/<span class="[^"]+">(.*?)<\/span>/g)].map(([, text]) => text)
  expect(unbroken).toEqual(['4–8', '$10k–$50k),', '2024–2028.'])
})

test('returns a text without ranges unchanged', () => {
  expect(withRanges('A well-known 9 – 5 job, 2021-05')).toBe('A well-known 9 – 5 job, 2021-05')
})

test('keeps a number and the word after its hyphen on one line', () => {
  const html = renderToStaticMarkup(
    withRanges(
      'Our 4-phase process (a 256-bit key, 60–90-day keys), ISO-27001, example.com/2024-plan/of-the-year',
    ),
  )
  const unbroken = [...html.matchAll(/<span class="[^"]+">(.*?)<\/span>/g)].map(([, text]) => text)
  expect(unbroken).toEqual(['4-phase', '256-bit', '60–90-day'])
})

test.each([
  ['a fee of Rp110 million (+Rp1.5 billion)', 'a fee of Rp110~million (+Rp1.5~billion)'],
  ['US$100 juta+, Rp3,357 miliar, 99,9 persen', 'US$100~juta+, Rp3,357~miliar, 99,9~persen'],
  ['Within 30 days, 1 hour or 24 bulan', 'Within 30~days, 1~hour or 24~bulan'],
  ['from 31 October 2025 to 2 Mei 2026', 'from 31~October 2025 to 2~Mei 2026'],
  ['12 daybooks, 3 Fabric engineers', '12 daybooks, 3 Fabric engineers'],
])('joins a number and its unit or month: %s', (words, joined) => {
  expect(withRanges(words)).toBe(joined.replaceAll('~', '\u00a0'))
})

test('joins the unit of a range', () => {
  const html = renderToStaticMarkup(withRanges('Costs Rp160–810 million.'))
  expect(html).toMatch(/>Rp160–810<\/span><span>\u00a0million\.<\/span>$/)
})
