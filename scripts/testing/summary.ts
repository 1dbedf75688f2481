/** Summarises a test run that failed before its browser tests. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Part of the report that Jest writes with `--json`. */
interface JestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

interface Outcome {
  /** Path of Jest’s report, if a unit test failed. */
  unitReport: string | undefined
  isBuildBroken: boolean
  /** Whether browser tests were chosen. */
  hasSpecs: boolean
}

/** Returns the failures of unit tests and builds. Their own output may be far above, in any order. */
export function summary({ unitReport, isBuildBroken, hasSpecs }: Outcome): string {
  return [
    ...(unitReport === undefined ? [] : ['', 'Unit tests failed:', ...failedUnits(unitReport)]),
    ...(isBuildBroken ? ['', 'A build failed: its output is above.'] : []),
    ...(hasSpecs ? ['The tests in browsers did not run.'] : []),
  ].join('\n')
}

/** Returns a line for each unit test that failed, and for each file that did not run. */
function failedUnits(report: string): string[] {
  if (!existsSync(report)) return ['  Jest did not finish: its output is above.']
  const { testResults }: JestReport = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name)
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`  ${file} did not run`] : []
    return failed.map(({ fullName }) => `  ${file} › ${fullName}`)
  })
}
