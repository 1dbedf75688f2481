/** The words of the interface, each unique, and what a visitor does to see those that no HTML file holds. */
import { expect, type Page } from '@playwright/test'
import { metaOf } from '../../src/content-model/collections/fields/field-help'
import { interfaceSchema } from '../../src/content-model/collections/interface-words/interface'
import { writeIndex } from '../../src/search/find'
import { hydrateForm } from '../support/servers/form-receiver'
import { visit } from '../support/visit'
import { entryOf, type Given, leavesOf, wordsOf } from './entries'

const interfaceToken = 'k7200'

/** The unique word of each text of the interface, by the text's path. */
export const interfaceWords = wordsOf(interfaceSchema, interfaceToken)

/** Returns the unique word of a text of the interface. */
export const interfaceWord = (path: string) => interfaceWords.get(path) ?? ''

/** The texts of the interface that the pages of a site with a key for the form service show. */
export const shownWords = leavesOf(interfaceSchema).filter(
  ({ path }) =>
    // The form's button where there is no key: the form opens an email instead.
    path !== 'form.writeEmail' &&
    // In the PDFs: src/pdf/portfolio-words.test.ts, portfolio.test.ts.
    !/^(portfolio\.|documents\.motif$)/.test(path) &&
    // On a site in several languages: tests/builds/second-language.ts.
    !path.startsWith('languages.') &&
    // Pages that this site has with words of their own.
    !/^overviews\.(solutions|deliverables|finder|offerings|portfolio)$/.test(path),
)

/** Returns the texts of the interface, each with the placeholders that the page fills in. */
export function interfaceEntry(slugs: Given['slugs']): object {
  const values = Object.fromEntries(
    leavesOf(interfaceSchema).map(({ path, schema }) => {
      const { placeholders: names = [] } = metaOf(schema)
      // Sizes keep their unit: by it traces.ts leaves them out.
      const placeholders = names.map((name) => (name === 'size' ? '{size} KB' : `{${name}}`))
      return [path, [interfaceWord(path), ...placeholders].join(' ')]
    }),
  )
  return entryOf(interfaceSchema, interfaceToken, { slugs, values })
}

/** Finds elements with a word of the interface, which other words may surround. */
const said = (page: Page, path: string) => page.getByText(interfaceWord(path)).first()
const button = (page: Page, path: string) =>
  page.getByRole('button', { name: new RegExp(interfaceWord(path)) })

/** Pages for the search: more “notes” than the dialog lists, and a single “ledger”. */
const foundPages = Array.from({ length: 10 }, (_, id) => ({
  id,
  path: `/blog/${id}`,
  title: id > 0 ? `Notes ${id}` : 'Ledger',
  kind: 'Article',
  note: '',
  keywords: '',
  headings: '',
  words: '',
}))

/**
 * Opens the mobile menu, searches, and makes every mistake in the contact form.
 * @param home address of the site
 * @returns the HTML of the pages at each step
 */
export async function seeInterface(page: Page, home: string): Promise<string> {
  const seen: string[] = []
  const keep = async () => {
    seen.push(await page.content())
  }
  await openMenu(page, home, keep)
  await search(page, home, keep)
  await failToSend(page, home, keep)
  return seen.join('\n')
}

type Keep = () => Promise<void>

async function openMenu(page: Page, home: string, keep: Keep): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, home)
  await button(page, 'header.menu').click()
  await expect(button(page, 'header.closeMenu')).toBeVisible()
  await keep()
  await page.locator('[data-level=services]').click()
  await expect(button(page, 'header.back')).toBeVisible()
  await keep()
  // Open, it would hold the browser back from leaving the page.
  await button(page, 'header.closeMenu').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.setViewportSize(size)
}

async function search(page: Page, home: string, keep: Keep): Promise<void> {
  let fail: () => void = () => undefined
  const failure = new Promise<void>((done) => {
    fail = done
  })
  await page.route('**/search.json', async (route) => {
    await failure
    await route.abort()
  })
  await visit(page, home)
  await page.locator('[data-search]').click()
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toBeVisible()
  await keep()
  await field.fill('notes')
  await expect(said(page, 'search.loading')).toBeVisible()
  await keep()
  fail()
  await expect(said(page, 'search.failed')).toBeVisible()
  await keep()
  await page.unroute('**/search.json')
  await page.route('**/search.json', (route) => route.fulfill({ body: writeIndex(foundPages) }))
  await button(page, 'search.tryAgain').click()
  await expect(said(page, 'search.allResults')).toBeVisible()
  await keep()
  await field.fill('ledger')
  await expect(said(page, 'search.found')).toBeVisible()
  await keep()
  await field.fill('wwwwwwwwwwww')
  await expect(said(page, 'search.nothing')).toBeVisible()
  await keep()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: interfaceWord('search.close') })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function failToSend(page: Page, home: string, keep: Keep): Promise<void> {
  const isElsewhere = ({ origin }: URL) => origin !== home
  await page.route(isElsewhere, (route) =>
    route.fulfill({
      status: 500,
      json: { success: false },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.goto(`${home}/contact?service=access-review`)
  await hydrateForm(page)
  await expect(button(page, 'form.notAbout')).toBeVisible()
  await keep()
  // A draft of an earlier visit may be in them.
  for (const name of ['name', 'email', 'message']) await page.locator(`[name=${name}]`).fill('')
  const send = button(page, 'form.send')
  await send.click()
  await expect(said(page, 'form.corrections')).toBeVisible()
  await keep()
  await fillInquiry(page, { email: 'sri@' })
  await send.click()
  await expect(said(page, 'form.corrections')).toBeVisible()
  await keep()
  await page.reload()
  await hydrateForm(page)
  await expect(said(page, 'form.restored')).toBeVisible()
  await keep()
  await fillInquiry(page)
  await send.click()
  await expect(said(page, 'toasts.failed')).toBeVisible()
  await keep()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, 'byHand.copy').click()
  await expect(button(page, 'byHand.copied')).toBeVisible()
  await keep()
  await page.unroute(isElsewhere)
}

/** Fills in the fields that the form requires. They are found by name: their labels are among the words. */
export async function fillInquiry(page: Page, { email = 'sri@kopi.example' } = {}): Promise<void> {
  await page.locator('[name=name]').fill('Sri Wahyuni')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=message]').fill('Which of the two ledgers is right?')
}
