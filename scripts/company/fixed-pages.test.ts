/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent } from '../../src/content-model/check/check'
import { writeContentOfTests } from '../../tests/support/content-of-tests'

jest.mock('../../src/content-model/addresses/page-names', () => {
  const names = jest.requireActual('../../src/content-model/addresses/page-names')
  return { ...names, fixedPages: [...names.fixedPages, 'oven-safety'] }
})

test('generates text for fixed pages that the test company lacks', async () => {
  const root = mkdtempSync(join(tmpdir(), 'fixed-pages-'))
  await writeContentOfTests(root)
  expect(checkContent(root).diagnostics).toEqual([])
  rmSync(root, { recursive: true })
})
