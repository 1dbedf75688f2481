import { expect, test } from '@playwright/test'
import { budgets } from '../../scripts/bench/budgets'
import { type Weight, weigh } from '../../scripts/bench/page-weight'

for (const [path, budget] of Object.entries(budgets))
  test(`${path} is as light as its budget says`, async ({ browser, baseURL }) => {
    const weight = await weigh(browser, `${baseURL}${path}`)
    for (const name of Object.keys(weight) as (keyof Weight)[])
      expect.soft(weight[name], name).toBeLessThanOrEqual(budget[name])
    // A page that fetched nothing would be within every budget.
    expect(weight.html).toBeGreaterThan(5000)
    expect(weight.scriptAfter).toBeGreaterThan(50_000)
  })
