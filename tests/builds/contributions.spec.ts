import { expect, test } from '@playwright/test'
import { readSettings } from '../../src/generator/nodes/settings'
import { contributions } from '../support/content/contributions'
import { copyRepository } from '../support/site-copy'

// The nightly level also builds this site after each change;
// tests/sample/builds/new-company.spec.ts builds a new company's site with all
// changes.
test('additions, changes and removals pass the check of the site in content/', async () => {
  const copy = await copyRepository()
  try {
    for (const { name, make } of contributions) {
      const isMade = await make(copy)
      // Other companies may have too few entries or languages.
      if (!isMade) expect(readSettings('.').sampleNotice, name).toBeUndefined()
    }
    const check = await copy.run('npm', ['run', '--silent', 'check', '--', '--content'])
    expect(check.status, check.output).toBe(0)
  } finally {
    await copy.remove()
  }
})
