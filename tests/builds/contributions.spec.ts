/** What writers do to a finished site keeps the check, the build and the tests of the site green. */
import { expect, test } from '@playwright/test'
import { batches, type Contribution } from '../support/contributions'
import { buildAndTest, type Checkout, copyRepository } from '../support/site-copy'

test.describe.configure({ mode: 'serial', timeout: 900_000 })

let copy: Checkout
test.beforeAll(async () => {
  copy = await copyRepository()
})
test.afterAll(() => copy?.remove())

async function makeAndCheck({ name, make }: Contribution): Promise<void> {
  await test.step(name, async () => {
    await make(copy)
    const check = await copy.run('npm', ['run', '--silent', 'check', '--', '--content'])
    expect(check.status, `${name}\n${check.output}`).toBe(0)
    // Fails where nothing was changed.
    copy.commit()
  })
}

for (const [batch, contributions] of Object.entries(batches))
  test(`what is ${batch} passes the check, the build and the tests of the site`, async () => {
    for (const contribution of contributions) await makeAndCheck(contribution)
    expect(await buildAndTest(copy, 9086)).toBeUndefined()
  })
