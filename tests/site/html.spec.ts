import { expect, test } from '@playwright/test'
import { htmlFile } from '../support/built-pages'
import { htmlMistakes } from '../support/html-validator'
import { longestOfEachFolder } from '../support/layout/words'

// The nightly level checks every page.
test('the longest page of each folder is valid HTML with a single h1, no skipped heading level and no empty link', async () => {
  test.setTimeout(300_000)
  const found: string[] = []
  for (const path of longestOfEachFolder()) found.push(...(await htmlMistakes(htmlFile(path))))
  expect(found).toEqual([])
})
