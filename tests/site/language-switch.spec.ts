import { expect, test } from '@playwright/test'
import { entries } from '../support/content'
import { furtherFolders, languageOf } from '../support/languages'
import { visit } from '../support/visit'

const [{ slug } = { slug: '' }] = entries('services', '.')

// The company of the tests has one language; tests/builds gives it more.
for (const folder of furtherFolders)
  test(`the switch leads to ${folder} and back within the page, and keeps what was typed`, async ({
    page,
  }) => {
    const switchTo = (tag: string) =>
      page.locator('[data-site-header]').locator(`a[hreflang="${tag}"][lang]`).click()
    const message = page.locator('#inquiry-message')
    // What the address says goes along, too.
    await visit(page, `/contact?service=${slug}`)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await message.fill('Which ledger is right?')
    const budget = page.locator('#inquiry-budget')
    await budget.selectOption({ index: 2 })
    const range = await budget.inputValue()
    await switchTo(languageOf(folder))
    await expect(page).toHaveURL(`${folder}/contact?service=${slug}`)
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(folder))
    await expect(message).toHaveValue('Which ledger is right?')
    await expect(budget).not.toHaveValue('')
    await switchTo(languageOf('/contact'))
    await expect(page).toHaveURL(`/contact?service=${slug}`)
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf('/contact'))
    await expect(message).toHaveValue('Which ledger is right?')
    await expect(budget).toHaveValue(range)
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })
