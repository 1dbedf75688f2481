import { expect, test } from '@playwright/test'
import { builtPaths } from '../support/built-pages'
import { htmlMistakes } from '../support/html-validator'

test('every page is valid HTML, with one h1, no skipped heading and no empty link', async () => {
  test.setTimeout(300_000)
  const found: string[] = []
  for (const path of builtPaths())
    found.push(...(await htmlMistakes(`dist${path === '/' ? '/index' : path}.html`)))
  expect(found).toEqual([])
})
