/** What writers do to a finished site keeps the check, the build and the tests of the site green. */
import { expect, test } from '@playwright/test'
import { checkContent } from '../../src/content-model/check/check'
import { openCheckCache } from '../../src/content-model/check/check-cache'
import { contributions } from '../support/contributions'
import { buildAndTest, copyRepository } from '../support/site-copy'

test('what is added, changed and removed passes the check, the build and the tests of the site', async () => {
  test.setTimeout(900_000)
  const copy = await copyRepository()
  try {
    const cache = openCheckCache(copy.folder)
    for (const { name, make } of contributions)
      await test.step(name, async () => {
        await make(copy)
        expect(checkContent(copy.folder, { cache }).diagnostics, name).toEqual([])
        // Fails where nothing was changed.
        copy.commit()
      })
    const check = await copy.run('npm', ['run', '--silent', 'check', '--', '--content'])
    expect(check.status, check.output).toBe(0)
    expect(await buildAndTest(copy, 9086)).toBeUndefined()
  } finally {
    await copy.remove()
  }
})
