import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { formEndpoint, mapTiles } from '../../scripts/receiver/local-services'
import { builtPaths } from '../support/built-pages'
import { fillIn } from '../support/form-receiver'
import { mockProviders } from '../support/mock-providers'
import { hydrate, visit } from '../support/visit'

/** Collects CSP violations from now on, each with the directive and what it blocked. */
async function listen(page: Page): Promise<string[]> {
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

/**
 * Opens all that opens: answers, filters, menus. By script, since only what every page then loads
 * matters; tests/quality/crawl.spec.ts clicks.
 */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const control of document.querySelectorAll<HTMLElement>('[role=tab], main button'))
      if (!control.closest('form')) control.click()
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  })
  await page.waitForTimeout(100)
}

test('no page breaks the policy that it carries', async ({ page }) => {
  test.setTimeout(600_000)
  const violations = await listen(page)
  await mockProviders(page)
  const paths = builtPaths().filter((path) => path !== '/404')
  for (const path of [...paths, '/no-such-page']) {
    await visit(page, path)
    await openEverything(page)
  }
  expect(violations).toEqual([])
})

test('no page has a style or a handler in an attribute', () => {
  for (const path of builtPaths()) {
    const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
    const attributes = html
      .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
      .match(/<[^>]*\s(style|on\w+)="/g)
    expect([path, attributes]).toEqual([path, null])
  }
})

test('menus, drawer, search and theme keep to the policy', async ({ page }) => {
  const violations = await listen(page)
  await visit(page)
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const button of await bar.getByRole('button').all()) await button.click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').locator('input').first().fill('ledger')
  await page.waitForTimeout(500)
  await page.keyboard.press('Escape')
  // Waits until the dialog has removed its history entry, which would abort the next navigation.
  const isInHistory = () => page.evaluate(() => Boolean(history.state?.overlay))
  await expect.poll(isInHistory).toBe(false)
  await page.goto('/services')
  await page.getByRole('main').getByRole('link', { name: 'ERP Integration' }).first().hover()
  await hydrate(page)
  await page.getByRole('main').getByRole('link', { name: 'ERP Integration' }).first().click()
  await expect(page).toHaveURL(/erp-integration/)
  await page.waitForTimeout(300)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  for (const name of ['Services', 'Solutions', 'Industries']) {
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: /Back/ }).click()
  }
  expect(violations).toEqual([])
})

test('video, map and form reach their providers, and nothing else is asked', async ({ page }) => {
  const violations = await listen(page)
  await mockProviders(page)
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await visit(page)
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.frameLocator('iframe').locator('body')).toHaveText('Player')
  await visit(page, '/contact')
  await page.getByRole('link', { name: 'See the place on a map' }).scrollIntoViewIfNeeded()
  const map = page.getByRole('application', { name: 'Map' })
  await map.focus()
  for (const key of ['ArrowRight', 'ArrowDown', '+', '-']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.locator('.leaflet-marker-icon').press('Enter')
  await expect(map.locator('.leaflet-popup')).toBeVisible()
  await fillIn(page)
  await page.locator('form[method=post] button[type=submit]').click()
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible()
  expect(violations).toEqual([])
  const own = new URL(page.url()).origin
  expect([...origins].sort()).toEqual(
    [own, formEndpoint.origin, new URL(mapTiles).origin, 'https://www.youtube-nocookie.com'].sort(),
  )
})

test('what a page did not bring along does not run', async ({ page }) => {
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

test('a script that was changed on its way is not run, and the page stays complete', async ({
  page,
}) => {
  const app = readdirSync('dist').find((name) => /^app-\w+\.js$/.test(name))
  await page.route(`**/${app}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `${readFileSync(`dist/${app}`, 'utf8')};window.ran = true`,
    }),
  )
  await page.goto('/services')
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await expect(page.locator('[data-live]')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'ERP Integration' }).first().click()
  await expect(page).toHaveURL(/erp-integration/)
})
