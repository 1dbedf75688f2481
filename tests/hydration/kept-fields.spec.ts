import { expect } from '@playwright/test'
import { translate } from '../support/content/translator'
import {
  fillIn,
  formValues,
  hydrateForm,
  inquiry,
  openForm,
  test,
} from '../support/servers/form-stub'
import { holdScripts } from '../support/visit'

test('typed text, focus and selection survive hydration of a changed page', async ({ page }) => {
  await openForm(page)
  await fillIn(page, { ...inquiry, name: 'Another name', message: 'Other words.' })
  const release = await holdScripts(page)
  await page.goto('/contact')
  // Password managers add such buttons.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('form input:not([type=hidden]), textarea'))
      field.before(document.createElement('button'))
  })
  await translate(page)
  const { company, ...typed } = inquiry
  await fillIn(page, typed)
  const message = page.locator('#inquiry-message')
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 7))
  await expect(page.locator('form[novalidate]')).toHaveCount(0)
  release()

  await page.locator('form[novalidate]').waitFor()
  expect(await formValues(page)).toEqual(inquiry)
  await expect(message).toBeFocused()
  const selection = await message.evaluate((field: HTMLTextAreaElement) => [
    field.selectionStart,
    field.selectionEnd,
  ])
  expect(selection).toEqual([3, 7])

  await page.reload()
  await hydrateForm(page)
  expect(await formValues(page)).toEqual(inquiry)
})
