/** Applies a writer's typical changes to finished sites. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { checkProject } from '../../scripts/check/check-project'
import { readSettings } from '../../src/generator/nodes/settings'
import { contributions } from '../support/contributions'
import { buildAndTest, copyRepository, type SiteCopy } from '../support/site-copy'
import { isInPart, translate } from '../support/translate'
import { rewrite } from './small-site'

async function expectValid(copy: SiteCopy): Promise<void> {
  const { status, output } = await copy.run('npm', ['run', '--silent', 'check', '--', '--content'])
  expect(status, output).toBe(0)
}

// The nightly level also builds this site after each change.
test('additions, changes and removals pass the check of the site in content/', async () => {
  const copy = await copyRepository()
  try {
    for (const { name, make } of contributions)
      await test.step(name, async () => {
        const isMade = await make(copy)
        expect(checkProject(copy.folder).diagnostics, name).toEqual([])
        // Other companies may have too few entries or languages; the sample content has enough.
        if (!isMade) expect(readSettings('.').sampleNotice, name).toBeUndefined()
      })
    await expectValid(copy)
  } finally {
    await copy.remove()
  }
})

test('the test company with these changes passes the build and the tests of any site', async () => {
  test.setTimeout(1_800_000)
  const copy = await copyRepository({ content: 'of the tests' })
  try {
    // These tests are only true for the sample.
    await rm(join(copy.folder, 'tests/sample'), { recursive: true, force: true })
    await rewrite(join(copy.folder, 'content/settings.yaml'), (source) =>
      source.replace('languages: [en-GB]', 'languages: [en-GB, de]'),
    )
    translate(copy.folder, 'de', isInPart)
    for (const { name, make } of contributions) expect(await make(copy), name).toBe(true)
    await expectValid(copy)
    expect(await buildAndTest(copy)).toBeUndefined()
  } finally {
    await copy.remove()
  }
})
