import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serve } from '../scripts/serve'
import { copySite, type SiteCopy } from './site-copy'

// The test builds a whole site, on machines that may be slow.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

let copy: SiteCopy
test.beforeAll(async () => {
  copy = await copySite()
})
test.afterAll(() => copy.remove())

test('switched on in the settings, the offerings stand on the home page with their buttons', async ({
  page,
}) => {
  const settings = join(copy.folder, 'content/settings.yaml')
  const source = await readFile(settings, 'utf8')
  await writeFile(
    settings,
    source
      .replace('homeOfferings: false', 'homeOfferings: true')
      .replace('offeringsCarousel: false', 'offeringsCarousel: true')
      .replace(/rantara/gi, 'Sagara'),
  )
  const build = await copy.run('npm', ['run', 'build'])
  expect(build.status, build.output).toBe(0)
  const site = await serve({ folder: join(copy.folder, 'dist'), port: 0 })

  await page.goto(site.address)
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.indexOf('Ways to start that end in a decision')).toBe(
    headings.indexOf('Where a shared record pays for itself') - 1,
  )
  const row = page.getByRole('list', { name: 'Offerings' })
  await expect(row.getByRole('listitem')).toHaveCount(5)
  const left = () => row.evaluate((list) => list.scrollLeft)
  await page.getByRole('button', { name: 'Next offerings' }).click()
  await expect.poll(left).toBe(324)
  await page.getByRole('button', { name: 'Next offerings' }).click()
  await expect.poll(left).toBeGreaterThan(324)
  await page.getByRole('button', { name: 'Previous offerings' }).click()
  await page.getByRole('button', { name: 'Previous offerings' }).click()
  await expect.poll(left).toBe(0)
  await row.getByRole('link', { name: 'Build team' }).click()
  await expect(page).toHaveURL(`${site.address}/offerings#build-team`)
  await expect(page.getByRole('heading', { name: 'Build team' })).toBeInViewport()
  site.server.close()
})
