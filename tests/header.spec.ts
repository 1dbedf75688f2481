import { expect, type Locator, type Page, test } from '@playwright/test'
import { entries } from './content'
import { stopwatch, visit } from './visit'

const services = entries('services')
const industries = entries('industries')
const solutions = entries('solutions')
const groups = {
  'Blockchain Consulting': 'blockchain-consulting',
  'Blockchain Development': 'blockchain-development',
  'IT Consulting': 'it-consulting',
  'Software Development': 'software-development',
}

test.use({ viewport: { width: 1440, height: 900 } })

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })
const trigger = (page: Page, name: string): Locator =>
  bar(page).getByRole('button', { name, exact: true })
const menu = (page: Page, name: string): Locator => page.locator(`[data-menu="${name}"] > div`)

const isOpen = (name: string) => `[data-menu="${name}"] > [aria-expanded="true"]`
const isClosed = (name: string) => `[data-menu="${name}"] > [aria-expanded="false"]`

/** Somewhere on the page, away from the header. */
const elsewhere = [700, 860] as const

test.describe('with a mouse', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page)
    await page.mouse.move(...elsewhere)
  })

  test('resting on a label opens its menu after 200 ms', async ({ page }) => {
    const time = await stopwatch(
      page,
      { type: 'pointerover', inside: '[data-menu="services"]' },
      isOpen('services'),
    )
    await trigger(page, 'Services').hover()
    expect(await time()).toBeGreaterThanOrEqual(195)
    expect(await time()).toBeLessThan(330)
    await expect(menu(page, 'services')).toBeVisible()
  })

  test('crossing a label opens nothing', async ({ page }) => {
    await trigger(page, 'Services').hover()
    await page.mouse.move(...elsewhere)
    await page.waitForTimeout(400)
    await expect(menu(page, 'services')).toBeHidden()
  })

  test('once a menu is open, the next one opens without delay', async ({ page }) => {
    await trigger(page, 'Services').hover()
    await expect(menu(page, 'services')).toBeVisible()
    const time = await stopwatch(
      page,
      { type: 'pointerover', inside: '[data-menu="solutions"]' },
      isOpen('solutions'),
    )
    await trigger(page, 'Solutions').hover()
    expect(await time()).toBeLessThan(100)
    await expect(menu(page, 'services')).toBeHidden()
    await expect(menu(page, 'solutions')).toBeVisible()
  })

  test('leaving closes the menu after 150 ms, moving into it does not', async ({ page }) => {
    await trigger(page, 'Services').hover()
    await expect(menu(page, 'services')).toBeVisible()
    await page.mouse.move(700, 300, { steps: 5 })
    await page.waitForTimeout(400)
    await expect(menu(page, 'services')).toBeVisible()
    const time = await stopwatch(
      page,
      { type: 'pointerout', inside: '[data-menu="services"]' },
      isClosed('services'),
    )
    await page.mouse.move(...elsewhere)
    expect(await time()).toBeGreaterThanOrEqual(145)
    expect(await time()).toBeLessThan(280)
    await expect(menu(page, 'services')).toBeHidden()
  })

  test('for 300 ms after a menu has closed, the next one opens without delay', async ({ page }) => {
    await trigger(page, 'Services').hover()
    await expect(menu(page, 'services')).toBeVisible()
    await page.keyboard.press('Escape')
    const soon = await stopwatch(
      page,
      { type: 'pointerover', inside: '[data-menu="industries"]' },
      isOpen('industries'),
    )
    await trigger(page, 'Industries').hover()
    expect(await soon()).toBeLessThan(100)

    await page.keyboard.press('Escape')
    await page.waitForTimeout(350)
    const later = await stopwatch(
      page,
      { type: 'pointerover', inside: '[data-menu="services"]' },
      isOpen('services'),
    )
    await trigger(page, 'Services').hover()
    expect(await later()).toBeGreaterThanOrEqual(195)
  })

  test('a press opens at once and stays; the next press closes', async ({ page }) => {
    const label = trigger(page, 'Industries')
    await label.hover()
    await label.click()
    await page.mouse.move(...elsewhere)
    await page.waitForTimeout(300)
    await expect(menu(page, 'industries')).toBeVisible()
    await expect(label).toHaveAttribute('aria-expanded', 'true')
    await label.click()
    await expect(menu(page, 'industries')).toBeHidden()
    await expect(label).toHaveAttribute('aria-expanded', 'false')
  })

  test('a press beside an open menu closes it', async ({ page }) => {
    await trigger(page, 'Industries').click()
    await page.mouse.click(...elsewhere)
    await expect(menu(page, 'industries')).toBeHidden()
  })

  test('a press with the command key opens the index page in a new tab', async ({
    page,
    context,
  }) => {
    const popup = context.waitForEvent('page')
    await trigger(page, 'Services').click({ modifiers: ['ControlOrMeta'] })
    await expect(await popup).toHaveURL(/\/services$/)
  })

  test('services: consulting first, then the group that is chosen', async ({ page }) => {
    await trigger(page, 'Services').click()
    const panel = menu(page, 'services')
    for (const [name, group] of Object.entries(groups)) {
      const choice = panel.getByRole('button', { name })
      if (group !== 'blockchain-consulting') await choice.click()
      await expect(choice).toHaveAttribute('aria-expanded', 'true')
      await expect(panel.locator('[aria-expanded="true"]')).toHaveCount(1)

      const members = services.filter((service) => service.group === group)
      const [cards, list] = [panel.getByRole('list').nth(1), panel.getByRole('list').nth(2)]
      const featured = members.filter((service) => service.featured)
      expect(featured).toHaveLength(4)
      await expect(cards.getByRole('link')).toHaveText(
        featured.map(({ title, summary }) => title + summary),
      )
      expect(await list.getByRole('link').allTextContents()).toEqual(
        members.map(({ title, status }) => (status === 'live' ? title : `${title}Soon`)),
      )
      for (const { slug, title, status } of members)
        await expect(
          list.getByRole('link', { name: title, exact: status === 'live' }),
        ).toHaveAttribute('href', status === 'live' ? `/services/${slug}` : '/comingsoon')
    }
    await expect(panel.getByRole('link', { name: 'Services overview' })).toHaveAttribute(
      'href',
      '/services',
    )
  })

  test('solutions: eight cards with their status, and none is a link', async ({ page }) => {
    await trigger(page, 'Solutions').click()
    const cards = menu(page, 'solutions').getByRole('listitem')
    await expect(cards).toHaveText(
      solutions.map(({ status, name, description }) => status + name + description),
    )
    await expect(cards).toHaveCount(8)
    await expect(cards.getByRole('link')).toHaveCount(0)
    await expect(cards.getByRole('button')).toHaveCount(0)
  })

  test('industries: fintech first, then the one under the pointer or pressed', async ({ page }) => {
    await trigger(page, 'Industries').click()
    const panel = menu(page, 'industries')
    await expect(panel.getByRole('button')).toHaveText(industries.map(({ name }) => name))
    await expect(panel.getByRole('button')).toHaveCount(7)
    const [first, second, third] = industries
    await expectIndustry(panel, first?.slug)
    await panel.getByRole('button', { name: second?.name }).hover()
    await expectIndustry(panel, second?.slug)
    await panel.getByRole('button', { name: third?.name }).click()
    await expectIndustry(panel, third?.slug)
    await panel.getByRole('link', { name: 'Learn more' }).click()
    await expect(page).toHaveURL(`/industries/${third?.slug}`)
    await expect(panel).toBeHidden()
  })

  test('about us, career and get in touch lead where they say', async ({ page }) => {
    await expect(bar(page).getByRole('link', { name: 'About us' })).toHaveAttribute(
      'href',
      '/about',
    )
    const career = bar(page).getByRole('link', { name: 'Career (opens in a new tab)' })
    await expect(career).toHaveAttribute('href', 'https://jobs.rantara.example')
    await expect(career).toHaveAttribute('target', '_blank')
    await page.getByRole('banner').getByRole('link', { name: 'Get in touch' }).click()
    await expect(page).toHaveURL('/contact')
    await page.getByRole('banner').getByRole('link', { name: 'Rantara' }).click()
    await expect(page).toHaveURL('/')
  })

  test('success stories are switched off', async ({ page }) => {
    await expect(bar(page).getByText('Success stories')).toHaveCount(0)
  })

  test('the header stays on the screen while the page scrolls', async ({ page }) => {
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
  })
})

async function expectIndustry(panel: Locator, slug = ''): Promise<void> {
  const industry = industries.find((candidate) => candidate.slug === slug)
  await expect(panel.getByText(industry?.description ?? '')).toBeVisible()
  for (const { value } of industry?.stats ?? [])
    await expect(panel.getByText(value, { exact: true }).filter({ visible: true })).toHaveCount(1)
  const more = panel.getByRole('link', { name: /^Learn more/ })
  await expect(more).toHaveCount(1)
  await expect(more).toHaveAttribute('href', `/industries/${slug}`)
}

test.describe('with a keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page)
    await page.mouse.move(...elsewhere)
  })

  test('Enter and Space open and close a menu', async ({ page }) => {
    const label = trigger(page, 'Services')
    await label.focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(menu(page, 'services')).toBeVisible()
      await expect(label).toBeFocused()
      await page.keyboard.press(key)
      await expect(menu(page, 'services')).toBeHidden()
    }
  })

  test('Escape closes and returns to the label, from the label and from inside', async ({
    page,
  }) => {
    const label = trigger(page, 'Industries')
    await label.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(menu(page, 'industries')).toBeHidden()
    await expect(label).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(label).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page, 'industries')).toBeHidden()
    await expect(label).toBeFocused()
  })

  test('Escape closes a menu that hover opened', async ({ page }) => {
    await trigger(page, 'Solutions').hover()
    await expect(menu(page, 'solutions')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page, 'solutions')).toBeHidden()
    await expect(trigger(page, 'Solutions')).toBeFocused()
    await page.waitForTimeout(300)
    await expect(menu(page, 'solutions')).toBeHidden()
  })

  test('arrow keys, Home and End go along the bar', async ({ page }) => {
    await trigger(page, 'Services').focus()
    await page.keyboard.press('ArrowRight')
    await expect(trigger(page, 'Solutions')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(trigger(page, 'Services')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(trigger(page, 'Services')).toBeFocused()
    await page.keyboard.press('End')
    await expect(bar(page).getByRole('link', { name: /Career/ })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(bar(page).getByRole('link', { name: 'About us' })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(trigger(page, 'Services')).toBeFocused()
  })

  test('arrow keys go into a menu, through it and out again', async ({ page }) => {
    await trigger(page, 'Services').focus()
    await page.keyboard.press('ArrowDown')
    const panel = menu(page, 'services')
    const choice = (name: string) => panel.getByRole('button', { name })
    await expect(choice('Blockchain Consulting')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(choice('Blockchain Development')).toBeFocused()
    await page.keyboard.press('End')
    await expect(panel.getByRole('link', { name: 'Services overview' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(choice('Software Development')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(choice('Software Development')).toHaveAttribute('aria-expanded', 'true')
    await expect(panel.getByRole('link', { name: /^Web Application/ }).first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(panel.getByRole('link', { name: /^Mobile App/ }).first()).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await expect(choice('Software Development')).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect(trigger(page, 'Services')).toBeFocused()
    await expect(panel).toBeVisible()
  })

  test('Tab goes through an open menu; leaving it closes it', async ({ page }) => {
    await trigger(page, 'Solutions').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Solutions overview' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(trigger(page, 'Industries')).toBeFocused()
    await expect(menu(page, 'solutions')).toBeHidden()
    await page.keyboard.press('Shift+Tab')
    await expect(trigger(page, 'Solutions')).toBeFocused()
  })

  test('the pointer leaving does not close a menu in which the keyboard is at work', async ({
    page,
  }) => {
    await trigger(page, 'Industries').focus()
    await page.keyboard.press('ArrowDown')
    await page.mouse.move(700, 300)
    await page.mouse.move(...elsewhere)
    await page.waitForTimeout(400)
    await expect(menu(page, 'industries')).toBeVisible()
  })

  test('focus never hides under the header', async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.getByRole('contentinfo').getByRole('link').last().focus()
    let checked = 0
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Shift+Tab')
      const place = await page.evaluate(() => {
        const focused = document.activeElement
        const header = document.querySelector('[data-site-header]')
        if (!focused || !header || header.contains(focused)) return undefined
        return focused.getBoundingClientRect().top - header.getBoundingClientRect().bottom
      })
      if (place === undefined) break
      expect(place).toBeGreaterThanOrEqual(0)
      checked++
    }
    expect(checked).toBeGreaterThan(20)
  })
})

test.describe('with touch on a wide screen', () => {
  test.use({ hasTouch: true })

  test('a tap opens, another closes, and one beside it closes too', async ({ page }) => {
    await visit(page)
    const label = trigger(page, 'Services')
    await label.tap()
    await expect(menu(page, 'services')).toBeVisible()
    await menu(page, 'services').getByRole('button', { name: 'IT Consulting' }).tap()
    await expect(
      menu(page, 'services').getByRole('button', { name: 'IT Consulting' }),
    ).toHaveAttribute('aria-expanded', 'true')
    await label.tap()
    await expect(menu(page, 'services')).toBeHidden()
    await label.tap()
    await page.touchscreen.tap(...elsewhere)
    await expect(menu(page, 'services')).toBeHidden()
  })
})

test('a menu that hover opened before scripts ran stays open when they take over', async ({
  page,
}) => {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((done) => {
    letThrough = done
  })
  await page.route(/\/app-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByText('Services', { exact: true })
    .hover()
  await expect(menu(page, 'services')).toBeVisible()
  await page.locator('[data-choice="it-consulting"]').hover()
  const list = page.locator('#services-it-consulting')
  await expect(list).toBeVisible()
  letThrough()
  await page.waitForSelector('[data-site-header][data-live]')
  await page.waitForTimeout(300)
  await expect(menu(page, 'services')).toBeVisible()
  await expect(list).toBeVisible()
})

test('a label pressed before scripts ran opens its menu once they have', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByText('Solutions', { exact: true })
    .click()
  await page.waitForSelector('[data-site-header][data-live]')
  await expect(trigger(page, 'Solutions')).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL('/')
})
