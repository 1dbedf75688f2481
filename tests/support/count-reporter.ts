import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Reporter that ends a run with a line of counts: `214 passed, 0 failed, 0 skipped`. */
export default class CountReporter implements Reporter {
  private readonly tests = new Set<TestCase>()

  onTestEnd(test: TestCase): void {
    this.tests.add(test)
  }

  onEnd(): void {
    const outcomes = [...this.tests].map((test) => test.outcome())
    const count = (names: string[]) => outcomes.filter((outcome) => names.includes(outcome)).length
    // A test that passes only on retry fails the run, too.
    const failed = count(['unexpected', 'flaky'])
    console.log(`\n${count(['expected'])} passed, ${failed} failed, ${count(['skipped'])} skipped`)
  }

  printsToStdio(): boolean {
    return false
  }
}
