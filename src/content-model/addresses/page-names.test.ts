import { readdirSync } from 'node:fs'
import { fixedPages } from './page-names'

test('fixedPages lists every page with a file in src/pages, and the pages shown after sending a form', () => {
  const outlines = readdirSync('src/pages').map((file) => file.replace('.tsx', ''))
  const ends = ['not-sent', 'thank-you']
  expect([...fixedPages].sort()).toEqual(
    [...outlines.filter((name) => name !== 'index'), ...ends].sort(),
  )
})
