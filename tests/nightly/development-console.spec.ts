import { expect, test } from '@playwright/test'
import {
  type DevelopmentServer,
  startDevelopmentServer,
} from '../support/servers/development-server'
import { copySite, type SiteCopy } from '../support/site-copy'
import { hydrate } from '../support/visit'
import { isExpected, openDetails, paths } from './audited-page'

let copy: SiteCopy
let server: DevelopmentServer

test.beforeAll(async () => {
  test.setTimeout(600_000)
  copy = await copySite({ content: 'own' })
  server = await startDevelopmentServer(copy)
})
test.afterAll(async () => {
  server?.stop()
  await copy?.remove()
})

test('no page logs warnings or errors on the development server', async ({ page }) => {
  test.setTimeout(900_000)
  const messages: string[] = []
  page.on('console', (message) => {
    const isTrouble = ['warning', 'error'].includes(message.type())
    if (isTrouble && !isExpected(message)) messages.push(`${page.url()} ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => messages.push(`${page.url()} ${message}`))
  for (const path of paths) {
    await page.goto(server.address + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
    await hydrate(page)
    await openDetails(page)
  }
  expect(messages).toEqual([])
})
