/** Applies a writer's typical changes to a finished site. */
import { expect, test } from '@playwright/test'
import { checkProject } from '../../scripts/check/check-project'
import { readSettings } from '../../src/generator/nodes/settings'
import { contributions } from '../support/contributions'
import { buildAndTest, copyRepository } from '../support/site-copy'

test('additions, changes and removals pass the check, the build and the tests of the site', async () => {
  test.setTimeout(1_800_000)
  const copy = await copyRepository()
  try {
    for (const { name, make } of contributions)
      await test.step(name, async () => {
        const isMade = await make(copy)
        expect(checkProject(copy.folder).diagnostics, name).toEqual([])
        // Git fails on an empty commit.
        if (isMade) copy.commit()
        // Other companies may have too few entries or languages; the sample content has enough.
        else expect(readSettings('.').sampleNotice, name).toBeUndefined()
      })
    const check = await copy.run('npm', ['run', '--silent', 'check', '--', '--content'])
    expect(check.status, check.output).toBe(0)
    expect(await buildAndTest(copy)).toBeUndefined()
  } finally {
    await copy.remove()
  }
})
