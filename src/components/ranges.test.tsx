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
