import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serve } from '../../scripts/serve'
import { company } from '../support/servers/company'
import { visit } from '../support/visit'

test(
  'a link on an old page causes one full load after its script is gone',
  { tag: '@full' },
  async ({ page }, testInfo) => {
    const folder = testInfo.outputPath('deploy')
    await cp(company.dist, folder, { recursive: true })
    const { server, address: home } = await serve({ folder, port: 0 })
    await visit(page, `${home}/comingsoon`)

    // A new deploy removes every script except the unhashed boot.js.
    const files = await readdir(folder)
    for (const name of files.filter((one) => one.endsWith('.js') && one !== 'boot.js'))
      await rm(join(folder, name))
    const appData = JSON.stringify({ webpackCompilationHash: 'another' })
    await writeFile(join(folder, 'page-data', 'app-data.json'), appData)

    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Portfolio', exact: true })
      .click()
    await expect(page).toHaveURL(`${home}/portfolio`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(1)
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  },
)
