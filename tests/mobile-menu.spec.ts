import { expect, type Locator, type Page, test } from '@playwright/test'
import { entries } from './content'
import { stopwatch, takeOver, visit } from './visit'

const services = entries('services')
const industries = entries('industries')
const solutions = entries('solutions')
const groups = {
  'Blockchain Consulting': 'blockchain-consulting',
  'Blockchain Development': 'blockchain-development',
  'IT Consulting': 'it-consulting',
  'Software Development': 'software-development',
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const hamburger = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
const drawer = (page: Page): Locator => page.getByRole('dialog')
const entry = (page: Page, name: string): Locator =>
  drawer(page).getByRole('button', { name, exact: true })
const title = (page: Page): Locator => drawer(page).getByRole('heading', { level: 2 })
const back = (page: Page): Locator => entry(page, 'Back')

async function openDrawer(page: Page): Promise<void> {
  await hamburger(page).tap()
  await expect(drawer(page)).toBeVisible()
  await atRest(page)
}

/** Waits until nothing in the drawer moves. */
async function atRest(page: Page): Promise<void> {
  await drawer(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
}

const isScrollLocked = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')

test.describe('levels', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page)
    await openDrawer(page)
  })

  test('the main level has the entries of the header', async ({ page }) => {
    await expect(title(page)).toHaveText('Menu')
    await expect(drawer(page).getByRole('listitem')).toHaveText([
      'Services',
      'Solutions',
      'Industries',
      'About us',
      /^Career/,
    ])
    await expect(drawer(page).getByRole('link', { name: 'About us' })).toHaveAttribute(
      'href',
      '/about',
    )
    const career = drawer(page).getByRole('link', { name: 'Career (opens in a new tab)' })
    await expect(career).toHaveAttribute('target', '_blank')
    await expect(drawer(page).getByRole('link', { name: 'Get in touch' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await expect(back(page)).toHaveCount(0)
  })

  test('services: four groups, each with its services; back goes up one level', async ({
    page,
  }) => {
    await entry(page, 'Services').tap()
    await expect(title(page)).toHaveText('Services')
    for (const [name, group] of Object.entries(groups)) {
      await entry(page, name).tap()
      await expect(title(page)).toHaveText(name)
      const links = drawer(page).getByRole('link')
      const members = services.filter((service) => service.group === group)
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(
        members.map(({ slug, status }) =>
          status === 'live' ? `/services/${slug}` : '/comingsoon',
        ),
      )
      await back(page).tap()
      await expect(title(page)).toHaveText('Services')
    }
    await back(page).tap()
    await expect(title(page)).toHaveText('Menu')
  })

  test('solutions: a list of cards', async ({ page }) => {
    await entry(page, 'Solutions').tap()
    await expect(drawer(page).getByRole('listitem')).toHaveText(
      solutions.map(({ status, name, description }) => status + name + description),
    )
    await expect(drawer(page).getByRole('listitem').getByRole('link')).toHaveCount(0)
    await back(page).tap()
    await expect(title(page)).toHaveText('Menu')
  })

  test('industries: fintech first, then the one that is chosen', async ({ page }) => {
    await entry(page, 'Industries').tap()
    const items = drawer(page).locator('details')
    await expect(items.locator('summary')).toHaveText(industries.map(({ name }) => name))
    await expect(items).toHaveCount(7)
    const [first, second] = industries
    await expect(drawer(page).getByText(first?.description ?? '')).toBeVisible()
    await items.nth(1).locator('summary').tap()
    await expect(drawer(page).getByText(second?.description ?? '')).toBeVisible()
    await expect(drawer(page).getByText(first?.description ?? '')).toBeHidden()
    await drawer(page)
      .getByRole('link', { name: `Learn more about ${second?.name}` })
      .tap()
    await expect(page).toHaveURL(`/industries/${second?.slug}`)
    await expect(drawer(page)).toBeHidden()
  })

  test('choosing a link to a page closes the drawer', async ({ page }) => {
    await entry(page, 'Services').tap()
    await entry(page, 'IT Consulting').tap()
    await drawer(page).getByRole('link', { name: 'ERP Integration' }).tap()
    await expect(page).toHaveURL('/services/erp-integration')
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('closing resets it to the main level', async ({ page }) => {
    await entry(page, 'Services').tap()
    await entry(page, 'IT Consulting').tap()
    await entry(page, 'Close menu').tap()
    await expect(drawer(page)).toBeHidden()
    await openDrawer(page)
    await expect(title(page)).toHaveText('Menu')
    await entry(page, 'Solutions').tap()
    await page.keyboard.press('Escape')
    await hamburger(page).tap()
    await expect(title(page)).toHaveText('Menu')
  })
})

test.describe('opening and closing', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page)
  })

  test('it slides in for half a second, and out again', async ({ page }) => {
    await openDrawer(page)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    for (const action of ['open', 'close']) {
      const time = page.evaluate(
        () =>
          new Promise<number>((done) => {
            let began = 0
            addEventListener('transitionstart', ({ target, propertyName }) => {
              if (target instanceof HTMLDialogElement && propertyName === 'translate')
                began ||= performance.now()
            })
            addEventListener('transitionend', ({ target, propertyName }) => {
              if (target instanceof HTMLDialogElement && propertyName === 'translate')
                done(performance.now() - began)
            })
          }),
      )
      if (action === 'open') await hamburger(page).tap()
      else await page.keyboard.press('Escape')
      expect(await time).toBeGreaterThan(450)
      expect(await time).toBeLessThan(700)
    }
    await expect(drawer(page)).toBeHidden()
  })

  test('the hamburger says whether the drawer is open, and has the focus back after', async ({
    page,
  }) => {
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
    await hamburger(page).press('Enter')
    await expect(drawer(page)).toBeVisible()
    await expect(page.locator('[aria-haspopup=dialog]')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(hamburger(page)).toBeFocused()
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('focus stays inside, and the page behind is inert', async ({ page }) => {
    await openDrawer(page)
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement === body || activeElement?.closest('dialog') !== null
      })
      expect(where).toBe(true)
    }
    await page
      .getByRole('link', { name: 'Rantara', includeHidden: true })
      .first()
      .evaluate((link) => {
        link.focus()
      })
    await expect(drawer(page).locator(':focus')).toHaveCount(1)
  })

  test('focus goes with the levels', async ({ page }) => {
    await hamburger(page).press('Enter')
    await entry(page, 'Services').press('Enter')
    await expect(title(page)).toBeFocused()
    await entry(page, 'IT Consulting').press('Enter')
    await expect(title(page)).toBeFocused()
    await back(page).press('Enter')
    await expect(entry(page, 'IT Consulting')).toBeFocused()
    await back(page).press('Enter')
    await expect(entry(page, 'Services')).toBeFocused()
  })

  test('the page does not scroll while it is open, and for 100 ms after', async ({ page }) => {
    await openDrawer(page)
    expect(await isScrollLocked(page)).toBe(true)
    const time = await stopwatch(
      page,
      { type: 'keydown', inside: 'html' },
      'html:not([style*=hidden])',
    )
    await page.keyboard.press('Escape')
    expect(await time()).toBeGreaterThanOrEqual(95)
    expect(await time()).toBeLessThan(250)
    expect(await isScrollLocked(page)).toBe(false)
  })

  test('a press beside it closes it', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await openDrawer(page)
    await page.touchscreen.tap(60, 500)
    await expect(drawer(page)).toBeHidden()
  })

  test('turning to a wide screen closes it', async ({ page }) => {
    await openDrawer(page)
    await page.setViewportSize({ width: 1180, height: 820 })
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect.poll(() => isScrollLocked(page)).toBe(false)
  })
})

test.describe('dragging', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page)
    await openDrawer(page)
  })

  test('past a quarter of its width it closes, however slowly', async ({ page }) => {
    await drag(page, { by: 110, during: 900 })
    await expect(drawer(page)).toBeHidden()
  })

  test('short of a quarter, and slowly, it comes back', async ({ page }) => {
    await drag(page, { by: 70, during: 900 })
    await page.waitForTimeout(700)
    await expect(drawer(page)).toBeVisible()
    expect((await drawer(page).boundingBox())?.x).toBeCloseTo(0, 0)
  })

  test('faster than 0.4 px/ms it closes, however short the way', async ({ page }) => {
    await drag(page, { by: 80, during: 0 })
    await expect(drawer(page)).toBeHidden()
  })

  test('it follows the pointer, and not to the left', async ({ page }) => {
    await page.mouse.move(100, 300)
    await page.mouse.down()
    await page.mouse.move(150, 300)
    expect((await drawer(page).boundingBox())?.x).toBeCloseTo(50, 0)
    await page.mouse.move(60, 300)
    expect((await drawer(page).boundingBox())?.x).toBeCloseTo(0, 0)
    await page.mouse.up()
    await expect(drawer(page)).toBeVisible()
  })

  test('up and down it scrolls instead', async ({ page }) => {
    await page.mouse.move(100, 300)
    await page.mouse.down()
    await page.mouse.move(104, 340, { steps: 4 })
    await page.mouse.move(300, 340, { steps: 4 })
    await page.mouse.up()
    await expect(drawer(page)).toBeVisible()
    await expect(title(page)).toHaveText('Menu')
  })

  test('a drag that ends on an entry does not choose it', async ({ page }) => {
    const about = await drawer(page).getByRole('link', { name: 'About us' }).boundingBox()
    const y = (about?.y ?? 0) + 10
    await page.mouse.move(40, y)
    await page.mouse.down()
    await page.mouse.move(60, y, { steps: 10 })
    await page.waitForTimeout(200)
    await page.mouse.up()
    await page.waitForTimeout(600)
    await expect(page).toHaveURL('/')
    await expect(drawer(page)).toBeVisible()
  })

  test('a finger drags it too', async ({ page }) => {
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      })
    await touch('touchStart', 80)
    for (let x = 90; x <= 260; x += 10) await touch('touchMove', x)
    await touch('touchEnd')
    await expect(drawer(page)).toBeHidden()
  })
})

/** Drags the drawer to the right with the mouse, in even steps. */
async function drag(page: Page, { by, during }: { by: number; during: number }): Promise<void> {
  const steps = during > 0 ? 6 : 2
  await page.mouse.move(100, 40)
  await page.mouse.down()
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(100 + (by * step) / steps, 40)
    if (during > 0) await page.waitForTimeout(during / steps)
  }
  await page.mouse.up()
}

test('a hamburger pressed before scripts ran opens the drawer once they have', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Menu', exact: true }).tap()
  await expect(drawer(page)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('when the drawer’s file does not come, the hamburger leads to the list of links', async ({
  page,
}) => {
  await page.goto('/')
  await takeOver(page)
  await page.route(/\.js$/, (route) => route.abort())
  await hamburger(page).tap()
  await expect(page).toHaveURL('/menu')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything on this site')
})
