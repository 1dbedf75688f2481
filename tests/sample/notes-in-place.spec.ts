/** Marks of services, which are links without script and open their note in place with it. */
import { expect, type Page, test } from '@playwright/test'
import { violations } from '../support/axe'
import { press } from '../support/press'
import { sheetsOf, wordsOf } from '../support/printed'
import { hydrate, visit, waitForLayout } from '../support/visit'

const path = '/services/erp-integration'
const listed = '/how-we-count#figure-erp-integration-clients'
const method = 'companies whose books were closed at least once'
const words = [
  '15+ clients',
  method,
  'As of 30 June 2025.',
  'Source: Sample; would be the sign-offs',
]

const mark = (page: Page) => page.getByRole('link', { name: 'How “15+ clients” was counted' })
const busy = (page: Page) => page.locator('[aria-busy=true]')
const open = (page: Page) => page.locator('[popover]:popover-open')

/**
 * Holds what a press on a mark loads, and only that.
 * @returns functions that let it through or break it off, and whether it was asked for
 */
async function holdNote(page: Page) {
  let end: (outcome: 'comes' | 'fails') => void = () => undefined
  const outcome = new Promise<'comes' | 'fails'>((done) => {
    end = done
  })
  let asked = 0
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes('showPopover')) {
      asked += 1
      if ((await outcome) === 'fails') return route.abort()
    }
    // The page that asked may have been left.
    await route.fulfill({ response: answer }).catch(() => undefined)
  })
  return { end, asked: () => asked }
}

/** Expects the page of all figures, at the one that was pressed for. */
async function expectListed(page: Page): Promise<void> {
  await expect(page).toHaveURL(listed)
  const figure = page.locator('#figure-erp-integration-clients')
  await expect(figure).toContainText(method)
  await expect(figure).toBeInViewport()
}

/** Waits until what has come could have been shown. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

for (const [by, width, height] of [
  ['mouse', 1440, 900],
  ['mouse', 360, 740],
  ['touch', 360, 740],
] as const)
  test.describe(`by ${by} at ${width} px`, () => {
    const isTouch = by === 'touch'
    test.use({ viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch })

    for (const colorScheme of ['light', 'dark'] as const)
      test(`a mark opens its note in place, within the screen, ${colorScheme}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme })
        await visit(page, path)
        await waitForLayout(page)
        await mark(page).scrollIntoViewIfNeeded()
        const place = await mark(page).boundingBox()
        const length = await page.evaluate(() => document.documentElement.scrollHeight)
        await press(mark(page), by)
        for (const part of words) await expect(open(page)).toContainText(part)
        await expect(open(page)).toBeInViewport({ ratio: 1 })
        await expect(page).toHaveURL(path)
        await expect(mark(page)).toHaveAttribute('aria-expanded', 'true')
        await expect(busy(page)).toHaveCount(0)
        // Nothing moves, and nothing is wider than the screen.
        expect(await mark(page).boundingBox()).toEqual(place)
        expect(
          await page.evaluate(() => [
            document.documentElement.scrollWidth,
            document.documentElement.scrollHeight,
          ]),
        ).toEqual([width, length])
        expect(await violations(page)).toEqual([])

        await press(mark(page), by)
        await expect(open(page)).toHaveCount(0)
        await expect(mark(page)).toHaveAttribute('aria-expanded', 'false')
        await press(mark(page), by)
        await expect(open(page)).toContainText(method)
        await press(page.getByRole('heading', { name: 'ERP connectors, counted' }), by)
        await expect(open(page)).toHaveCount(0)
        await expect(page).toHaveURL(path)
      })
  })

test('by keyboard, a mark opens its note, Escape closes it, and the focus is at the mark again', async ({
  page,
}) => {
  await visit(page, path)
  await mark(page).focus()
  await page.keyboard.press('Enter')
  await expect(open(page)).toContainText(method)
  await expect(mark(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(open(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const all = open(page).getByRole('link', { name: 'How we count all figures' })
  await expect(all).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open(page)).toHaveCount(0)
  await expect(mark(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await all.press('Enter')
  await expectListed(page)
})

test('a press that comes before React is there opens the note once it is', async ({ page }) => {
  await page.goto(path)
  await mark(page).click()
  await expect(open(page)).toContainText(method)
  await expect(page).toHaveURL(path)
})

test('another mark opens its own note', async ({ page }) => {
  await visit(page, path)
  await mark(page).click()
  await expect(open(page)).toContainText(method)
  await page.getByRole('link', { name: 'How “5X faster reconciliation” was counted' }).click()
  await expect(open(page)).toContainText('hours that finance staff booked on matching')
  await expect(open(page)).toHaveCount(1)
  await expect(page.locator('dd > [aria-expanded=true]')).toHaveCount(1)
})

test('nothing is loaded before a press, and the mark says while it is', async ({ page }) => {
  const note = await holdNote(page)
  await visit(page, path)
  await mark(page).scrollIntoViewIfNeeded()
  await mark(page).hover()
  expect(note.asked()).toBe(0)
  await mark(page).click()
  await expect(busy(page)).toHaveAccessibleName('How “15+ clients” was counted')
  await expect.poll(note.asked).toBe(1)
  // A further press changes nothing.
  await mark(page).click()
  await expect(busy(page)).toHaveCount(1)
  note.end('comes')
  await expect(open(page)).toContainText(method)
  await expect(busy(page)).toHaveCount(0)
  await expect(page).toHaveURL(path)
})

test('where the note cannot be loaded, the mark leads to /how-we-count', async ({ page }) => {
  const note = await holdNote(page)
  await visit(page, path)
  note.end('fails')
  await mark(page).click()
  await expectListed(page)
})

test('where the note takes longer than two seconds, the mark leads to /how-we-count', async ({
  page,
}) => {
  const note = await holdNote(page)
  await page.clock.install()
  await visit(page, path)
  await mark(page).click()
  await expect.poll(note.asked).toBe(1)
  await page.clock.fastForward(2000)
  await expectListed(page)
  note.end('comes')
  await twoFrames(page)
  await expect(open(page)).toHaveCount(0)
})

test.describe('when the visitor turns to something else while the note is loaded, nothing opens', () => {
  /** Comes to the page from another one and presses a mark. */
  async function pressAfter(page: Page) {
    const note = await holdNote(page)
    await page.clock.install()
    await visit(page, '/services')
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await mark(page).click()
    await expect.poll(note.asked).toBe(1)
    return {
      comes: async () => {
        const come = page.waitForEvent('requestfinished', (request) =>
          request.url().endsWith('.js'),
        )
        note.end('comes')
        await come
      },
      'takes too long': () => page.clock.fastForward(2000),
    }
  }

  for (const outcome of ['comes', 'takes too long'] as const) {
    for (const [turn, leave] of [
      ['presses elsewhere', (page: Page) => page.locator('h1').click()],
      ['goes on by keyboard', (page: Page) => page.keyboard.press('Tab')],
    ] as const)
      test(`when the visitor ${turn} and the note ${outcome}`, async ({ page }) => {
        const note = await pressAfter(page)
        await leave(page)
        await expect(busy(page)).toHaveCount(0, { timeout: 1000 })
        await note[outcome]()
        await twoFrames(page)
        await expect(open(page)).toHaveCount(0)
        await expect(page).toHaveURL(path)
      })

    test(`when the visitor follows a link and the note ${outcome}`, async ({ page }) => {
      let arrive: () => void = () => undefined
      const arrival = new Promise<void>((done) => {
        arrive = done
      })
      await page.route('**/page-data/contact/page-data.json', async (route) => {
        await arrival
        await route.continue()
      })
      const note = await pressAfter(page)
      await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click()
      await note[outcome]()
      await twoFrames(page)
      await expect(open(page)).toHaveCount(0)
      arrive()
      await expect(page).toHaveURL('/contact')
    })
  }

  test('when the visitor goes back and the note takes too long', async ({ page }) => {
    const note = await pressAfter(page)
    await page.goBack({ waitUntil: 'commit' })
    await expect(busy(page)).toHaveCount(0)
    await note['takes too long']()
    await note.comes()
    await twoFrames(page)
    await expect(page).toHaveURL('/services')
  })
})

test('with a modifier key, a mark opens /how-we-count in a tab of its own', async ({
  page,
  context,
}) => {
  await visit(page, path)
  for (const when of ['before', 'after']) {
    const tab = context.waitForEvent('page')
    await mark(page).click({ modifiers: ['ControlOrMeta'] })
    await expect(await tab, when).toHaveURL(listed)
    await expect(open(page)).toHaveCount(0)
    if (when === 'after') continue
    await mark(page).click()
    await expect(open(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
  }
})

test('in a browser without popovers, a mark leads to /how-we-count', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
  await visit(page, path)
  await mark(page).click()
  await expect(page).toHaveURL(listed)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a mark leads to /how-we-count', async ({ page }) => {
    await page.goto(path)
    await mark(page).click()
    await expectListed(page)
  })
})

test('a translated page opens the note in its language', async ({ page }) => {
  await visit(page, `/id${path}`)
  await page.getByRole('link', { name: 'Cara “15+ klien” dihitung' }).click()
  for (const part of [
    'menghitung perusahaan yang pernah menutup buku',
    'Per 30 Juni 2025.',
    'Sumber: Contoh',
  ])
    await expect(open(page)).toContainText(part)
  const all = open(page).getByRole('link', { name: 'Cara kami menghitung semua angka' })
  await expect(all).toHaveAttribute('href', '/id/how-we-count#figure-erp-integration-klien')
  expect(await violations(page)).toEqual([])
})

test('on paper the notes stand below the figures', async ({ page }) => {
  await visit(page, path)
  await hydrate(page)
  const paper = wordsOf(await sheetsOf(page, 'A4'))
  for (const part of words) expect(paper).toContain(part.replace(/\s/g, ''))
  // The screen is as it was.
  await expect(page.getByText(method)).toBeHidden()
})
