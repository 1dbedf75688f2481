import { readdirSync } from 'node:fs'
import { fixedPages } from './page-names'

test('pages with an outline of their own, and those where a form ends, cannot be left out', () => {
  const outlines = readdirSync('src/pages').map((file) => file.replace('.tsx', ''))
  const ends = ['not-sent', 'thank-you']
  expect([...fixedPages].sort()).toEqual(
    [...outlines.filter((name) => name !== 'index'), ...ends].sort(),
  )
})
