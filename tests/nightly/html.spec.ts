import { expect, test } from '@playwright/test'
import { builtPaths, htmlFile } from '../support/built-pages'
import { htmlMistakes } from '../support/html-validator'

for (const path of builtPaths())
  test(`${path} is valid HTML`, async () => {
    expect(await htmlMistakes(htmlFile(path))).toEqual([])
  })
