import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Jest writes this with `--json`. */
interface JestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

interface Outcome {
  /** Set if a unit test failed. */
  unitReport: string | undefined
  isBuildBroken: boolean
  hasSpecs: boolean
}

/** Summarises failed unit tests and builds, whose output may be far above. */
export function summary({ unitReport, isBuildBroken, hasSpecs }: Outcome): string {
  return [
    ...(unitReport === undefined ? [] : ['', 'Unit tests failed:', ...failedUnits(unitReport)]),
    ...(isBuildBroken ? ['', 'A build failed: its output is above.'] : []),
    ...(hasSpecs ? ['The tests in browsers did not run.'] : []),
  ].join('\n')
}

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
