/** Applies each typical change of a writer separately and tests the result. */
import { expect, test } from '@playwright/test'
import { contributions } from '../support/contributions'
import { buildAndTest, type Checkout, copyRepository } from '../support/site-copy'

test.describe.configure({ mode: 'serial' })

let copy: Checkout
test.beforeAll(async () => {
  copy = await copyRepository()
})
test.afterAll(() => copy?.remove())

for (const { name, make } of contributions)
  test(name, async () => {
    copy.git('checkout', '--quiet', '.')
    copy.git('clean', '--quiet', '-fd', 'content')
    test.skip(!(await make(copy)), 'The content has nothing to change.')
    const check = await copy.run('npm', ['run', '--silent', 'check'])
    expect(check.status, check.output).toBe(0)
    expect(await buildAndTest(copy)).toBeUndefined()
  })
