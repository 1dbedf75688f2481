import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { isOriginal } from '../support/languages'

const articles = readdirSync('content/articles')
  .filter((file) => file.endsWith('.mdx') && isOriginal(file))
  .map((file) => file.replace('.mdx', ''))

test('there is an article in every category', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveText([
    'All articles',
    'Strategy',
    'Engineering',
    'Regulation',
    'Digital assets',
    'Operations',
  ])
})

for (const slug of articles)
  test(`${slug} has a figure, sources, and related links`, async ({ page }) => {
    await page.goto(`/blog/${slug}`)
    const article = page.getByRole('article')
    const figure = article.getByRole('figure').getByRole('img').first()
    await figure.scrollIntoViewIfNeeded()
    await expect(figure).toHaveAttribute('alt', /\w{3}/)
    await expect
      .poll(() => figure.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(0)
    const sources = article.getByRole('region', { name: 'Sources' }).getByRole('link')
    expect(await sources.count()).toBeGreaterThan(2)
    await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible()
    const next = page.locator('section', {
      has: page.getByRole('heading', { name: 'Read next' }),
    })
    expect(await next.getByRole('link').count()).toBeGreaterThan(0)
    expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(900)
  })
