import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serve } from '../../scripts/serve'
import { violations } from '../support/axe'
import { cutOff, screens, smallTargets, tooWide } from '../support/layout/layout-checks'
import { copySite } from '../support/site-copy'
import { hydrate } from '../support/visit'
import { arrive, openDetails } from './audited-page'
import { stretch } from './stretched-content'

/** One page of every template, and every page that lists something. */
const paths = [
  '/',
  '/services',
  '/services/stock-ledger',
  '/industries',
  '/industries/shipping',
  '/solutions',
  '/blog',
  '/blog/category/records',
  '/portfolio',
  '/portfolio/forty-lamps',
  '/portfolio/domain/provenance',
  '/services/compare',
  '/services/compare/counting',
  '/find',
  '/find/stores',
  '/vendor-risk',
  '/vendor-risk/insurers',
  '/deliverables',
  '/how-we-count',
  '/offerings',
  '/about',
  '/contact',
  '/menu',
  '/search',
  '/privacy-policy',
]

test('every template holds very long words and titles, and fifty of each', async ({ page }) => {
  test.setTimeout(900_000)
  const copy = await copySite({ pictures: 'own' })
  const content = join(copy.folder, 'content')
  stretch(content)
  const { status, output } = await copy.run('npm', ['run', '--silent', 'build'])
  expect(status, output).toBe(0)
  const { server, address } = await serve({ folder: join(copy.folder, 'dist'), port: 0 })
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of [...paths, firstOf(content, 'solutions'), firstOf(content, 'blog')]) {
      const response = await page.request.get(address + path)
      expect(response.status(), path).toBe(200)
      await arrive(page, address + path)
      await hydrate(page)
      await openDetails(page)
      for (const [screen, size] of Object.entries(screens)) {
        await page.setViewportSize(size)
        const found = `${path} on ${screen}`
        expect.soft(await tooWide(page), `${found} is wider`).toEqual([])
        expect.soft(await cutOff(page), `${found} is cut off`).toEqual([])
        expect.soft(await smallTargets(page), `${found} has small targets`).toEqual([])
        expect.soft(await violations(page), found).toEqual([])
      }
    }
  } finally {
    server.close()
    await copy.remove()
  }
})

/** Returns the address of the first page of a collection. */
function firstOf(content: string, part: 'solutions' | 'blog'): string {
  const files = readdirSync(join(content, part === 'blog' ? 'articles' : part))
  return `/${part}/${files.find((file) => file.endsWith('.mdx'))?.replace(/\.mdx$/, '')}`
}
