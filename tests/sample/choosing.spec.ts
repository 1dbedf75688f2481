import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { hydrate } from '../support/visit'

const invitation = 'Not sure which service? Answer a few questions'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('a visitor goes from home by three answers to a service, and back by the browser', async ({
    page,
  }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    await main.getByRole('link', { name: invitation }).click()
    await expect(page).toHaveURL('/find')
    await main.getByRole('link', { name: 'Have work examined, or people trained' }).click()
    await expect(heading).toHaveText('What, or who, should be looked at?')
    await main.getByRole('link', { name: 'People, who need to learn' }).click()
    await expect(heading).toHaveText('Who should learn?')
    const service = main.getByRole('link', { name: 'Technical Blockchain Workshops' })
    await expect(service).toBeHidden()
    await main.getByText('Engineers with a gap in one subject').click()
    await expect(main.getByText('Half a day to two days on one subject')).toBeVisible()
    await service.click()
    await expect(page).toHaveURL('/services/technical-workshops')
    for (const path of ['/find/training', '/find/examining', '/find']) {
      await page.goBack()
      await expect(page).toHaveURL(path)
    }
  })

  test('services and the missing page lead to the finder, and services to the comparisons', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    await page.goto('/no/such-page')
    await expect(main.getByRole('link', { name: invitation })).toHaveAttribute('href', '/find')
    await page.goto('/services')
    await expect(main.getByRole('link', { name: invitation })).toHaveAttribute('href', '/find')
    await main.getByRole('link', { name: 'Compare services' }).click()
    await expect(page).toHaveURL('/services/compare')
    await main.getByRole('link', { name: 'Training compared' }).click()
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect(trail).toHaveText(['Home', 'Services', 'Compare services', 'Training compared'])
  })
})

test('a search without results leads to the finder, in the dialog and on its page', async ({
  page,
}) => {
  await page.goto('/search?q=zzyzx')
  await hydrate(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: invitation })).toHaveAttribute('href', '/find')
  await page.goto('/about')
  await hydrate(page)
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('combobox').fill('zzyzx')
  await page.getByRole('dialog').getByRole('link', { name: invitation }).click()
  await expect(page).toHaveURL('/find')
})

test('search engines may list the first question and the comparisons, and no later question', () => {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
  for (const path of ['/find', '/services/compare', '/services/compare/token-services'])
    expect(sitemap).toContain(`${path}</loc>`)
  expect(sitemap).not.toContain('/find/')
  expect(readFileSync('dist/find/training.html', 'utf8')).toContain('content="noindex"')
  expect(readFileSync('dist/services/compare/training.html', 'utf8')).toContain(
    '"@type":"ItemList","name":"Training compared"',
  )
  const text = readFileSync('dist/services/compare/training.md', 'utf8')
  expect(text).toMatch(/^\| Length +\| One to five days, divided if you like\./m)
})
