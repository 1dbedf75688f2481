import { expect, test } from '@playwright/test'
import { entries } from '../support/content'

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

const services = entries('services')
const industries = entries('industries')

test('hover or focus opens a menu, and its label links to its page', async ({ page }) => {
  const menu = page.locator('[data-menu="industries"] > div')
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  await page.goto('/')
  for (const name of ['Services', 'Solutions', 'Industries'])
    await expect(entry(name)).toHaveAttribute('href', `/${name.toLowerCase()}`)
  const label = entry('Industries')
  await expect(menu).toBeHidden()
  await label.focus()
  await expect(menu).toBeVisible()
  await page.goto('/')
  await label.hover()
  await expect(menu).toBeVisible()
  await page.mouse.move(700, 880)
  await expect(menu).toBeHidden()
  await label.click()
  await expect(page).toHaveURL('/industries')
})

test('groups and industries show their details, and the keyboard reaches the links', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('[data-menu="services"] > a').hover()
  for (const { group, slug } of services.filter(({ status }) => status === 'live')) {
    await page.locator(`[data-choice="${group}"]`).hover()
    const detail = page.locator('[data-menu="services"] [data-detail]').filter({ visible: true })
    await expect(detail).toHaveAttribute('id', `Shell-services-${group}`)
    await expect(detail.locator(`a[href="/services/${slug}"]`).last()).toBeVisible()
  }
  await page.locator('[data-menu="industries"] > a').hover()
  for (const { slug, description } of industries) {
    await page.locator(`[data-choice="${slug}"]`).hover()
    await expect(page.locator('[data-menu="industries"]').getByText(description)).toBeVisible()
  }
  // The theme switch needs scripts.
  await expect(page.getByRole('banner').locator('summary')).toBeHidden()
  await page.mouse.move(700, 880)
  await page.locator('[data-menu="services"] > a').focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
  await expect(page.locator('[data-menu="services"] a:focus')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services#blockchain-development')
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu button leads to a plain list of all links', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await expect(page).toHaveURL('/menu')
    const main = page.getByRole('main')
    const paths = [
      ...services.map(({ slug, status }) =>
        status === 'live' ? `services/${slug}` : 'comingsoon',
      ),
      ...industries.map(({ slug }) => `industries/${slug}`),
      ...entries('solutions').map(({ slug }) => `solutions/${slug}`),
      ...['about', 'offerings', 'portfolio', 'blog', 'contact', 'privacy-policy'],
    ]
    for (const path of paths) await expect(main.locator(`a[href="/${path}"]`).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Career' })).toBeVisible()
  })
})
