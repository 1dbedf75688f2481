import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { serve } from '../../scripts/serve'
import { company } from '../support/servers/company'
import { visit } from '../support/visit'

let folder: string
let server: Server
let home: string

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'))
  await cp(company.dist, folder, { recursive: true })
  const site = await serve({ folder, port: 0 })
  server = site.server
  home = site.address
})
test.afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

/** Removes what a new deploy would remove: every script but the one with a constant name. */
async function deployAnew(): Promise<void> {
  const files = await readdir(folder)
  const hashed = files.filter((name) => name.endsWith('.js') && name !== 'boot.js')
  await Promise.all(hashed.map((name) => rm(join(folder, name))))
  const appData = JSON.stringify({ webpackCompilationHash: 'another' })
  await writeFile(join(folder, 'page-data', 'app-data.json'), appData)
}

/** Counts full page loads from now on. @returns reads the count */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

test('a link on an old page leads to one full load when its script is gone', async ({ page }) => {
  await visit(page, `${home}/comingsoon`)
  await deployAnew()
  const loads = countLoads(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio', exact: true }).click()
  await expect(page).toHaveURL(`${home}/portfolio`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
})
