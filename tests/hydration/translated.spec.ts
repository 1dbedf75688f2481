import { expect, type Page } from '@playwright/test'
import { bareTexts, translate } from '../support/content/translator'
import { fillIn, formValues, hydrateForm, inquiry, test } from '../support/servers/form-stub'
import { mockProviders } from '../support/servers/mock-providers'
import { hydrate, uncaughtErrors } from '../support/visit'

/** Pages with every kind of control that changes what React renders. */
const interactive = ['/', '/blog/do-you-need-a-register', '/contact', '/search', '/services']

/** One page per main collection, and other pages without such controls. */
const plain = [
  '/about',
  '/blog',
  '/how-we-count',
  '/industries/shipping',
  '/offerings',
  '/portfolio',
  '/portfolio/forty-lamps',
  '/services/stock-ledger',
]

const controls = 'button, summary, label, [role=button], [role=tab], input, select, textarea'

const moments: Record<string, (page: Page) => Promise<void>> = {
  before: async (page) => {
    await translate(page)
    await hydrate(page)
  },
  after: async (page) => {
    await hydrate(page)
    await translate(page)
  },
}

/**
 * Only React's behaviour depends on the moment of the translation, so a page
 * and the form below are enough for `after`.
 */
const cases = [
  ...interactive.map((path) => ({ path, moment: 'before' })),
  { path: '/', moment: 'after' },
]

for (const { path, moment } of cases)
  test(`${path}, translated ${moment} hydration, survives a click on every control`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(240_000)
    await mockProviders(page)
    const errors = uncaughtErrors(page)
    const open = async () => {
      await page.goto(path)
      await moments[moment]?.(page)
      // Header and footer are the same on all pages.
      await numberControls(page, path === '/' ? 'body' : 'main')
    }
    await open()
    const bare = new Set(await bareTexts(page))
    const count = await page.locator('[data-control]').count()
    for (let index = 0; index < count; index++) {
      // The result of the previous click may cover this control.
      await page.keyboard.press('Escape')
      const control = `[data-control="${index}"]`
      const html = await clickableHtml(page, control)
      if (html === undefined) continue
      await page.click(control)
      await expectWhole(page, html)
      for (const text of await bareTexts(page)) bare.add(text)
      if (new URL(page.url()).pathname !== path) await open()
    }
    await page.keyboard.press('Escape')
    await leave(page)
    expect([...bare]).toEqual([])
    expect(errors).toEqual([])
  })

test('other translated pages survive a page change', async ({ page }) => {
  const errors = uncaughtErrors(page)
  for (const path of plain) {
    await page.goto(path)
    await moments.before?.(page)
    expect(await bareTexts(page), path).toEqual([])
    await leave(page)
  }
  expect(errors).toEqual([])
})

for (const [moment, begin] of Object.entries(moments))
  test(`the form, translated ${moment} hydration, keeps the typed text in every state`, {
    tag: '@full',
  }, async ({ page, formStub }) => {
    test.setTimeout(120_000)
    const errors = uncaughtErrors(page)
    const open = async () => {
      await begin(page)
      await hydrateForm(page)
    }
    await page.goto('/contact')
    await open()
    const send = page.getByRole('button', { name: /^Send message/ })
    await send.click()
    await expect(page.getByText(/^Enter your name/)).toBeVisible()
    await fillIn(page)
    await expect(page.getByText(/^Enter your name/)).toBeHidden()

    formStub.injectFault('5xx')
    await send.click()
    await expect(page.getByRole('heading', { name: /^Your message is still here/ })).toBeVisible()
    expect(await formValues(page)).toEqual(inquiry)

    await page.reload()
    await open()
    await expect(page.getByText(/^We kept what you typed earlier/)).toBeVisible()
    expect(await formValues(page)).toEqual(inquiry)
    await page.getByRole('button', { name: /^Clear the form/ }).click()
    await expect(page.getByText(/^We kept what you typed earlier/)).toBeHidden()
    await expectWhole(page, 'clearing the form')

    formStub.injectFault(undefined)
    await fillIn(page)
    await send.click()
    await expect(page.getByText(/^Message sent successfully!/)).toBeVisible()
    await page.getByRole('button', { name: /^Write another message/ }).click()
    await expect(page.getByText(/^Your last message was sent at/)).toBeVisible()
    await expectWhole(page, 'sending')
    expect(await formStub.inquiries()).toMatchObject([inquiry])
    expect(errors).toEqual([])
  })

async function leave(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Portfolio/ })
    .click()
  await expect(page).toHaveURL('/portfolio')
  await expect(page).toHaveTitle(/^Portfolio/)
  await expectWhole(page, 'a link to another page')
}

function numberControls(page: Page, within: string): Promise<void> {
  return page.evaluate(
    ({ selector, within }) => {
      const part = document.querySelector(within) ?? document
      const all = [...part.querySelectorAll<HTMLElement>(selector)]
      const visible = all.filter((element) => element.checkVisibility({ visibilityProperty: true }))
      for (const [index, element] of visible.entries()) element.dataset.control = `${index}`
    },
    { selector: controls, within },
  )
}

/** Scrolls to a control. Returns the start of its HTML if a click on its middle reaches it. */
function clickableHtml(page: Page, control: string): Promise<string | undefined> {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector)
    if (!element?.checkVisibility({ visibilityProperty: true })) return undefined
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const isReached = width > 8 && height > 8 && element.contains(hit)
    return isReached ? element.outerHTML.slice(0, 200) : undefined
  }, control)
}

async function expectWhole(page: Page, after: string): Promise<void> {
  await expect(page.getByRole('banner'), after).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }), after).toBeVisible()
  await expect(page.getByRole('contentinfo'), after).toContainText(/\S/)
}
