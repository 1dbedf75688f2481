import { expect, test } from '@playwright/test'
import { builtPaths } from '../support/built-pages'
import { htmlMistakes } from '../support/html-validator'
import { longestOfEachFolder } from '../support/layout/words'

/** A test that builds and tests a site of other content looks at the longest page of each template. */
const paths = process.env.SITE_PORT ? longestOfEachFolder('dist') : builtPaths()

test('every page is valid HTML, with one h1, no skipped heading and no empty link', async () => {
  test.setTimeout(300_000)
  const found: string[] = []
  for (const path of paths)
    found.push(...(await htmlMistakes(`dist${path === '/' ? '/index' : path}.html`)))
  expect(found).toEqual([])
})
