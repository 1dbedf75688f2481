import { expect, test } from '@playwright/test'
import { budgetOf } from '../../scripts/bench/budgets'
import { longestEntries } from '../../scripts/bench/longest-pages'
import { type Weight, weigh } from '../../scripts/bench/page-weight'
import { furtherFolders } from '../support/languages'

/** The measured pages of a language, by the folder of its addresses. */
const pagesIn = (folder: string) => [
  folder || '/',
  ...longestEntries(folder),
  `${folder}/contact`,
  `${folder}/services`,
]

for (const path of ['', ...furtherFolders].flatMap(pagesIn))
  test(`${path} is as light as its budget says`, async ({ browser, baseURL }) => {
    const budget = budgetOf(furtherFolders.includes(path) ? '/' : path)
    const weight = await weigh(browser, `${baseURL}${path}`)
    for (const name of Object.keys(weight) as (keyof Weight)[])
      expect.soft(weight[name], name).toBeLessThanOrEqual(budget[name])
    // A page that fetched nothing would be within every budget.
    expect(weight.html).toBeGreaterThan(5000)
    expect(weight.scriptAfter).toBeGreaterThan(50_000)
  })
