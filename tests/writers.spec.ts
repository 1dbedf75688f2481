import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serve } from '../scripts/serve'
import { copySite, filesBelow, filesThatMention, type SiteCopy } from './site-copy'

// Each test builds a whole site, on machines that may be slow.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

let copy: SiteCopy
let service: string

test.beforeAll(async () => {
  copy = await copySite()
  service = join(copy.folder, 'content/services/notarised-archives.mdx')
})
test.afterAll(() => copy.remove())

test('a new service file gets its page, title, description, canonical link and menu entry', async ({
  page,
}) => {
  await copyFile('tests/fixtures/notarised-archives.mdx', service)
  const build = await copy.run('npm', ['run', 'build'])
  expect(build.status, build.output).toBe(0)

  const site = await serve({ folder: join(copy.folder, 'dist'), port: 0 })
  await page.goto(`${site.address}/services/notarised-archives`)
  await expect(page).toHaveTitle(/^Notarised Archives \| /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deeds that prove their own age')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /notary’s seal/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/services\/notarised-archives$/,
  )
  await page.goto(`${site.address}/menu`)
  await page.getByRole('main').getByRole('link', { name: 'Notarised Archives' }).click()
  await expect(page).toHaveURL(`${site.address}/services/notarised-archives`)
  site.server.close()
})

test('a removed service file leaves nothing behind', async ({ request }) => {
  await rm(service)
  const build = await copy.run('npm', ['run', 'build'])
  expect(build.status, build.output).toBe(0)

  const site = await serve({ folder: join(copy.folder, 'dist'), port: 0 })
  const response = await request.get(`${site.address}/services/notarised-archives`)
  expect(response.status()).toBe(404)
  site.server.close()
  expect(await filesThatMention(/notarised-archives/, join(copy.folder, 'dist'))).toEqual([])
})

test('a file with a mistake stops the build with words, and leaves the last good site', async () => {
  const before = await filesBelow(join(copy.folder, 'dist'))
  const source = await readFile('tests/fixtures/notarised-archives.mdx', 'utf8')
  await writeFile(service, source.replace('  title: Deeds', '  titel: Deeds'))
  const build = await copy.run('npm', ['run', 'build'])
  expect(build.status).toBe(1)
  expect(build.output).toContain('1 problem in 1 file of the content:')
  expect(build.output).toContain(
    'content/services/notarised-archives.mdx:8:3 · hero.titel is not a field of hero. Did you mean title?',
  )
  expect(build.output).not.toMatch(/^\s+at .*:\d+:\d+/m)
  expect(await filesBelow(join(copy.folder, 'dist'))).toEqual(before)
})
