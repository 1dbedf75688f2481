import { expect, test } from '@playwright/test'
import { entries } from '../support/content'

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

const services = entries('services')
const industries = entries('industries')

test('hover or focus opens a menu, leaving closes it, and a press on its label leads to its page', async ({
  page,
}) => {
  for (const [label, path] of [
    ['Services', '/services'],
    ['Solutions', '/solutions'],
    ['Industries', '/industries'],
  ] as const) {
    const menu = page.locator(`[data-menu="${path.slice(1)}"] > div`)
    await page.goto('/')
    const entry = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: label, exact: true })
    await expect(entry).toHaveAttribute('href', path)
    await expect(menu).toBeHidden()
    await entry.focus()
    await expect(menu).toBeVisible()
    await page.goto('/')
    await entry.hover()
    await expect(menu).toBeVisible()
    await page.mouse.move(700, 880)
    await expect(menu).toBeHidden()
    await entry.click()
    await expect(page).toHaveURL(path)
  }
})

test('every service is reached through its group', async ({ page }) => {
  await page.goto('/')
  await page.locator('[data-menu="services"] > a').hover()
  for (const group of new Set(services.map((service) => service.group))) {
    const label = page.locator(`[data-choice="${group}"]`)
    await label.hover()
    const list = page.locator(`#Frame-services-${group}`)
    await expect(list).toBeVisible()
    await expect(
      page.locator('[data-menu="services"] [data-detail]').filter({ visible: true }),
    ).toHaveCount(1)
    for (const { slug, status } of services.filter((service) => service.group === group))
      if (status === 'live')
        await expect(list.locator(`a[href="/services/${slug}"]`).last()).toBeVisible()
  }
  await page.locator('[data-choice="software-development"]').hover()
  await page.locator('#Frame-services-software-development a').first().click()
  await expect(page).toHaveURL(/\/services\/\w+/)
})

test('every industry shows its summary, and the keyboard reaches the links of a menu', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/')
  await page.locator('[data-menu="industries"] > a').hover()
  for (const { slug, description } of industries) {
    await page.locator(`[data-choice="${slug}"]`).hover()
    await expect(page.locator('[data-menu="industries"]').getByText(description)).toBeVisible()
  }
  // The theme switch, which needs script, is not there.
  await expect(page.getByRole('banner').locator('summary')).toBeHidden()
  await page.mouse.move(700, 880)
  await page.locator('[data-menu="services"] > a').focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
  await expect(page.locator('[data-menu="services"] a:focus')).toBeVisible()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the hamburger leads to a plain list of all links', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await expect(page).toHaveURL('/menu')
    const main = page.getByRole('main')
    for (const { slug, status } of services)
      await expect(
        main
          .locator(`a[href="${status === 'live' ? `/services/${slug}` : '/comingsoon'}"]`)
          .first(),
      ).toBeVisible()
    for (const { slug } of industries)
      await expect(main.locator(`a[href="/industries/${slug}"]`)).toBeVisible()
    for (const { slug } of entries('solutions'))
      await expect(main.locator(`a[href="/solutions/${slug}"]`)).toBeVisible()
    for (const path of [
      '/about',
      '/offerings',
      '/portfolio',
      '/blog',
      '/contact',
      '/privacy-policy',
    ])
      await expect(main.locator(`a[href="${path}"]`)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Career' })).toBeVisible()
  })
})
