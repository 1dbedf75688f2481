import { checkProject } from '../../../scripts/check/check-project'
import { readSettings } from '../../../src/generator/nodes/settings'
import { copyRepository } from '../site-copy'
import { contributions } from './contributions'

// 30 s on an idle machine.
jest.setTimeout(300_000)

// The nightly level also builds this site after each change;
// tests/sample/builds/new-company.spec.ts builds a new company's site with all changes.
test('additions, changes and removals pass the check of the site in content/', async () => {
  const copy = await copyRepository()
  try {
    for (const { name, make } of contributions) {
      const isMade = await make(copy)
      // Other companies may have too few entries or languages.
      if (!isMade && readSettings('.').sampleNotice) throw new Error(`Nothing to change: ${name}`)
    }
    expect(checkProject(copy.folder).diagnostics).toEqual([])
  } finally {
    await copy.remove()
  }
})
