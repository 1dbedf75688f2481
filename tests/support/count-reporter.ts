import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Ends a run with counts: `214 passed, 0 failed, 0 skipped`. */
export default class CountReporter implements Reporter {
  private readonly tests = new Set<TestCase>()

  onTestEnd(test: TestCase): void {
    this.tests.add(test)
  }

  onEnd(): void {
    const outcomes = [...this.tests].map((test) => test.outcome())
    const count = (name: string) => outcomes.filter((outcome) => outcome === name).length
    console.log(
      `\n${count('expected')} passed, ${count('unexpected')} failed, ${count('skipped')} skipped`,
    )
  }

  printsToStdio(): boolean {
    return false
  }
}
