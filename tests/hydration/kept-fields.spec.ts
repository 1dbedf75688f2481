import { expect, type Page } from '@playwright/test'
import { fillIn, hydrateForm, inquiry, openForm, test } from '../support/servers/form-receiver'
import { translate } from '../support/translator'
import { holdScripts } from '../support/visit'

/** Puts an icon beside each field, as password managers do. */
const addIcons = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('form input:not([type=hidden]), textarea'))
      field.before(document.createElement('button'))
  })

test('in a changed page, words, focus and selection survive hydration', async ({ page }) => {
  await openForm(page)
  await fillIn(page, { ...inquiry, name: 'Another name', message: 'Other words.' })
  const release = await holdScripts(page)
  await page.goto('/contact')
  await addIcons(page)
  await translate(page)
  await page.locator('#inquiry-name').fill(inquiry.name)
  await page.locator('#inquiry-email').fill(inquiry.email)
  await page.locator('#inquiry-budget').selectOption(inquiry.budget)
  const message = page.locator('#inquiry-message')
  await message.fill(inquiry.message)
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 7))
  await expect(page.locator('form[novalidate]')).toHaveCount(0)
  release()

  await page.locator('form[novalidate]').waitFor()
  const values = () =>
    page.locator('form').evaluate((form: HTMLFormElement) => {
      const { access_key, subject, redirect, ...fields } = Object.fromEntries(new FormData(form))
      return fields
    })
  expect(await values()).toMatchObject(inquiry)
  await expect(page.locator('#inquiry-message')).toBeFocused()
  const selection = await page
    .locator('#inquiry-message')
    .evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd])
  expect(selection).toEqual([3, 7])

  await page.reload()
  await hydrateForm(page)
  expect(await values()).toMatchObject(inquiry)
})
