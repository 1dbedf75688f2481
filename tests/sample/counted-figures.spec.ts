import { readdirSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { budgets } from '../../src/content-model/collections/choices'
import { violations } from '../support/axe'
import { entries } from '../support/content'
import { isOriginal } from '../support/languages'
import { printed, wordsOf } from '../support/printed'
import { visit } from '../support/visit'

const name = 'How “$180B DeFi market” was counted'
const method = 'says whether a coin lent twice was counted twice'

const mark = (page: Page) => page.getByRole('button', { name })
const note = (page: Page) => page.getByText(method)
const tight = (text: string) => text.replace(/\s/g, '')

test('a mark opens how a figure was counted, by mouse and by keyboard', async ({ page }) => {
  await visit(page, '/industries/fintech')
  await expect(note(page)).toBeHidden()
  await mark(page).click()
  await expect(note(page)).toBeInViewport()
  await expect(page.getByText('As of 31 December 2024.').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('heading', { level: 1 }).click()
  await expect(note(page)).toBeHidden()

  await mark(page).focus()
  await page.keyboard.press('Enter')
  await expect(note(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note(page)).toBeHidden()
  await expect(mark(page)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  const all = page.getByRole('link', { name: 'How we count all figures' })
  await expect(all).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/how-we-count#figure-fintech-defi-market')
  const listed = page.locator('#figure-fintech-defi-market')
  await expect(listed).toBeInViewport()
  await expect(listed).toContainText(method)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('a tap beside the ring opens the note, within the screen', async ({ page }) => {
    for (const [path, ring] of [
      ['/industries/fintech', mark(page)],
      ['/', page.getByRole('button', { name: 'How “50+ platforms migrated” was counted' })],
    ] as const) {
      await visit(page, path)
      await ring.scrollIntoViewIfNeeded()
      // The middle of an area of 44 px lies in the ring; this is near its edge.
      await ring.tap({ position: { x: -8, y: 24 }, force: true })
      const open = page.locator('[popover]:popover-open')
      await expect(open).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await page.touchscreen.tap(4, 100)
      await expect(open).toHaveCount(0)
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('notes open, marks of services lead to theirs, and the form explains its ranges', async ({
    page,
  }) => {
    await page.goto('/industries/fintech')
    await mark(page).click()
    await expect(note(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(note(page)).toBeHidden()

    await page.goto('/services/api-development')
    await page.getByRole('link', { name: 'How “50ms average response” was counted' }).click()
    await expect(page).toHaveURL('/how-we-count#figure-api-development-average-response')
    await expect(page.locator(':target')).toContainText('over all routes that only read')
    await page.getByRole('link', { name: 'API Development', exact: true }).last().click()
    await expect(page).toHaveURL('/services/api-development')

    await page.goto('/contact')
    const help = page.getByRole('main').locator('details', { hasText: 'What do these ranges buy?' })
    await expect(help.getByRole('term').first()).toBeHidden()
    await help.locator('summary').click()
    await expect(help.getByRole('term')).toHaveText([...budgets])
    await expect(help.getByRole('definition').last()).toContainText('Build team (Three months')
    await help.getByRole('link', { name: 'Run and support' }).click()
    await expect(page).toHaveURL('/offerings#run-and-support')
    const offering = page.locator('#run-and-support')
    await expect(offering.getByText('$50k – $150k')).toBeInViewport()
    for (const words of ['a year of one platform', 'Nights and weekends', 'The charges of clouds'])
      await expect(offering.getByText(words)).toBeVisible()
  })
})

test('paper and the PDF have the notes as footnotes', async ({ page, request }) => {
  const words = wordsOf(await printed(page, '/industries/fintech', 'A4'))
  expect(words).toContain('$180B*')
  expect(words).toContain(tight(`* $180B DeFi market`))
  expect(words).toContain(tight(method))
  const pdf = await request.get('/documents/api-development.pdf')
  const { numPages, getPage } = await textsOf(await pdf.body())
  const texts = await Promise.all(
    Array.from({ length: numPages }, (_, index) => getPage(index + 1)),
  )
  expect(texts.join('')).toContain(tight('How these figures were counted'))
  expect(texts.join('')).toContain(tight('over all routes that only read.'))
  expect(texts.join('')).toContain(tight('As of 30 June 2025. Source: Sample; would be'))
})

async function textsOf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  return {
    numPages: pdf.numPages,
    async getPage(number: number): Promise<string> {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      return tight(items.map((item) => ('str' in item ? item.str : '')).join(''))
    },
  }
}

test('/how-we-count has every figure, each under an id of its own, and says whose they are', async ({
  page,
}) => {
  await page.goto('/how-we-count')
  const listed = await page.getByRole('main').getByRole('term').allTextContents()
  const services = entries('services', '.').flatMap(({ stats }) => stats?.items ?? [])
  const industries = entries('industries', '.').flatMap(({ stats }) => stats)
  const expected = [...services, ...industries].map(({ value, label }) => `${value} ${label}`)
  expect(expected.filter((shown) => !listed.includes(shown))).toEqual([])
  expect(listed).toContain('150+ endpoints at 99.99% uptime')
  const ids = await page.locator('main dl > div').evaluateAll((all) => all.map(({ id }) => id))
  expect(new Set(ids).size).toBe(listed.length)
  expect(listed.length).toBe(
    expected.length + readdirSync('content/track-record').filter(isOriginal).length,
  )
  const methods = await page.getByRole('definition').filter({ hasText: /\. / }).allTextContents()
  const own = /sample|^No measurement: |As of /
  expect(methods.filter((text) => !own.test(text))).toEqual([])
})
