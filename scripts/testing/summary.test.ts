import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { summary } from './summary'

const folder = testFolder()

test('lists each failed test and each file that did not run', () => {
  const unitReport = join(folder, 'units.json')
  const result = (status: string, fullName: string) => ({ status, fullName })
  const testResults = [
    { name: 'a', status: 'passed', assertionResults: [result('passed', 'works')] },
    {
      name: 'b',
      status: 'failed',
      assertionResults: [result('passed', 'x'), result('failed', 'y z')],
    },
    { name: 'c', status: 'failed', assertionResults: [] },
  ].map(({ name, ...rest }) => ({ name: resolve(`src/${name}.test.ts`), ...rest }))
  writeFileSync(unitReport, JSON.stringify({ testResults }))
  expect(summary({ unitReport, isBuildBroken: false, hasSpecs: true })).toBe(`
Unit tests failed:
  src/b.test.ts › y z
  src/c.test.ts did not run
The tests in browsers did not run.`)
})

test('reports a failed build, and a missing report of Jest', () => {
  const unitReport = join(folder, 'none.json')
  expect(summary({ unitReport, isBuildBroken: true, hasSpecs: false })).toBe(`
Unit tests failed:
  Jest did not finish: its output is above.

A build failed: its output is above.`)
})
