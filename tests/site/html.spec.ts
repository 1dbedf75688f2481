import { expect, test } from '@playwright/test'
import { level } from '../levels'
import { builtPaths, htmlFile } from '../support/built-pages'
import { htmlMistakes } from '../support/html-validator'
import { longestOfEachFolder } from '../support/layout/words'

/**
 * `npm test` and tests with other content check the longest page of each
 * folder.
 */
const isQuick = level === 'quick' || process.env.SITE_PORT !== undefined
const paths = isQuick ? longestOfEachFolder() : builtPaths()

test('every page is valid HTML with a single h1, no skipped heading level and no empty link', async () => {
  test.setTimeout(300_000)
  const found: string[] = []
  for (const path of paths) found.push(...(await htmlMistakes(htmlFile(path))))
  expect(found).toEqual([])
})
