import type { Page } from '@playwright/test'

/** Collects CSP violations from now on. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (words: string) => violations.push(words))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as Window & { reportViolation?(words: string): void }
      const { violatedDirective, blockedURI, sample, documentURI, sourceFile, lineNumber } = event
      reportViolation?.(
        `${documentURI}: ${violatedDirective} stopped ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
      )
    })
  })
  return violations
}
