import { expect, test } from '@playwright/test'
import { budgetOf } from '../../scripts/bench/budgets'
import { measureWeight } from '../../scripts/bench/page-weight'

// Tests code with fixed content; npm run bench:pages measures content/.
const paths = [
  '/',
  '/services',
  '/services/stock-ledger',
  '/blog/do-you-need-a-register',
  '/contact',
]

test('pages stay within their size budgets', { tag: '@full' }, async ({ browser, baseURL }) => {
  for (const path of paths) {
    const weight = await measureWeight(browser, `${baseURL}${path}`)
    for (const name of Object.keys(weight) as (keyof typeof weight)[])
      expect.soft(weight[name], `${name} of ${path}`).toBeLessThanOrEqual(budgetOf(path)[name])
    // A page that fetched nothing would meet every budget.
    expect(weight.html).toBeGreaterThan(5000)
    expect(weight.scriptAfter).toBeGreaterThan(50_000)
  }
})
