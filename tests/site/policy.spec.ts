import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { builtPaths, htmlFile } from '../support/built-pages'
import { violationsOf } from '../support/policy-violations'
import { templates } from '../support/templates'
import { visit } from '../support/visit'

/**
 * Opens everything by script, because only the loaded resources matter here.
 * tests/pages/controls.spec.ts tests clicks.
 */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const control of document.querySelectorAll<HTMLElement>('[role=tab], main button'))
      if (!control.closest('form')) control.click()
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  })
  // All requests have started by the second frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

test("no template violates its page's CSP", async ({ page }) => {
  test.setTimeout(600_000)
  // Mocked routes would disable the cache, and a failed request violates no CSP.
  const violations = await violationsOf(page)
  for (const path of templates) {
    await visit(page, path)
    await openEverything(page)
  }
  expect(violations).toEqual([])
})

test('no page has style or event handler attributes', () => {
  for (const path of builtPaths()) {
    const attributes = readFileSync(htmlFile(path), 'utf8')
      .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
      .match(/<[^>]*\s(style|on\w+)="/g)
    expect([path, attributes]).toEqual([path, null])
  }
})

test('injected scripts and handlers do not run', async ({ page }) => {
  await visit(page)
  const outcome = await page.evaluate(async () => {
    const attempts: Record<string, () => void> = {
      'inline script': () => {
        const script = document.createElement('script')
        script.textContent = 'window.ran = true'
        document.head.append(script)
      },
      'inline handler': () => {
        document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="window.ran = true">')
      },
      'script from elsewhere': () => {
        const script = document.createElement('script')
        script.src = 'https://evil.example/x.js'
        document.head.append(script)
      },
      'string as code': () => {
        setTimeout('window.ran = true', 0)
      },
    }
    const stopped: string[] = []
    for (const [name, attempt] of Object.entries(attempts))
      try {
        attempt()
      } catch {
        stopped.push(name)
      }
    await new Promise((done) => setTimeout(done, 200))
    return { stopped, ran: 'ran' in window }
  })
  expect(outcome.ran).toBe(false)
  expect(outcome.stopped).toContain('inline handler')
  expect(outcome.stopped).toContain('script from elsewhere')
})
