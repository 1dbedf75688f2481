/** Tests writers' typical changes, separately and together. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { rewrite } from '../builds/small-site'
import { contributions, restructurings } from '../support/content/contributions'
import { isInPart, translate } from '../support/content/translate'
import { buildAndTest, type Checkout, copyRepository } from '../support/site-copy'

async function expectFinished(copy: Checkout): Promise<void> {
  const check = await copy.run('npm', ['run', '--silent', 'check'])
  expect(check.status, check.output).toBe(0)
  expect(await buildAndTest(copy)).toBeUndefined()
}

test.describe('the site in content/', () => {
  test.describe.configure({ mode: 'serial' })

  let copy: Checkout
  test.beforeAll(async () => {
    copy = await copyRepository()
  })
  test.afterAll(() => copy?.remove())

  for (const { name, make } of [...contributions, ...restructurings])
    test(name, async () => {
      copy.git('checkout', '--quiet', '.')
      copy.git('clean', '--quiet', '-fd', 'content')
      test.skip(!(await make(copy)), 'The content has nothing to change.')
      await expectFinished(copy)
    })
})

test('the test company in two languages, with all changes', async () => {
  const copy = await copyRepository({ content: 'of the tests' })
  try {
    // These tests hold only for the sample.
    await rm(join(copy.folder, 'tests/sample'), { recursive: true, force: true })
    await rewrite(join(copy.folder, 'content/settings.yaml'), (source) =>
      source.replace('languages: [en-GB]', 'languages: [en-GB, de]'),
    )
    translate(copy.folder, 'de', isInPart)
    for (const { name, make } of [...contributions, ...restructurings])
      expect(await make(copy), name).toBe(true)
    await expectFinished(copy)
  } finally {
    await copy.remove()
  }
})
