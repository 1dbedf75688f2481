import { readdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serve } from '../../scripts/serve'
import { violations } from '../axe'
import { copySite, type SiteCopy } from '../site-copy'
import { takeOver } from '../visit'
import { arrive, openDetails } from './audited-page'
import { reduce, stretch } from './editions'
import { cutOff, screens, smallTargets, tooWide } from './layout-checks'

const editions = {
  'very long words and titles, and fifty of each': stretch,
  'one of each, without what may be left out': reduce,
}

/** One page of every template, and every page that lists something. */
const paths = [
  '/',
  '/services',
  '/services/erp-integration',
  '/industries',
  '/industries/fintech',
  '/solutions',
  '/blog',
  '/blog/category/strategy',
  '/portfolio',
  '/offerings',
  '/about',
  '/contact',
  '/menu',
  '/search',
  '/privacy-policy',
]

for (const [name, edit] of Object.entries(editions))
  test.describe(name, () => {
    test.describe.configure({ mode: 'default', timeout: 120_000 })
    let copy: SiteCopy
    let server: Server
    let home: string
    let paged: string[]

    test.beforeAll(async () => {
      test.setTimeout(600_000)
      copy = await copySite()
      const content = join(copy.folder, 'content')
      edit(content)
      const { status, output } = await copy.run('npm', ['run', '--silent', 'build'])
      expect(status, output).toBe(0)
      const first = (collection: string) =>
        (readdirSync(join(content, collection)).find((file) => file.endsWith('.mdx')) ?? '').slice(
          0,
          -4,
        )
      paged = [...paths, `/solutions/${first('solutions')}`, `/blog/${first('articles')}`]
      const site = await serve({ folder: join(copy.folder, 'dist'), port: 0 })
      server = site.server
      home = site.address
    })

    test.afterAll(async () => {
      server?.close()
      await copy?.remove()
    })

    for (const [screen, size] of Object.entries(screens))
      test(`every template holds on ${screen}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize(size)
        for (const path of paged) {
          await arrive(page, home + path)
          await takeOver(page)
          await openDetails(page)
          expect.soft(await tooWide(page), `${path} is wider`).toEqual([])
          expect.soft(await cutOff(page), `${path} is cut off`).toEqual([])
          expect.soft(await smallTargets(page), `${path} has small targets`).toEqual([])
          expect.soft(await violations(page), path).toEqual([])
        }
      })
  })
