import { expect } from '@playwright/test'
import { violations } from '../support/axe'
import { tooWide } from '../support/layout/layout-checks'
import { expectSent, fillIn, openForm, send, test } from '../support/servers/form-stub'

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1440],
] as const)
  test(`the contact page is accessible in every state, ${colorScheme} at ${width} px`, {
    tag: width === 320 ? [] : '@full',
  }, async ({ page, formStub }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await openForm(page, '/contact?service=stock-ledger')
    expect(await violations(page), 'at first').toEqual([])

    await send(page)
    await expect(page.getByText('Enter your name.')).toBeVisible()
    expect(await violations(page), 'with errors').toEqual([])
    expect(await tooWide(page)).toEqual([])

    formStub.injectFault('5xx')
    await fillIn(page)
    await send(page)
    await expect(page.getByRole('alert')).toContainText('Failed to send message')
    await page.getByRole('alert').hover()
    expect(await violations(page), 'after a failure').toEqual([])
    expect(await tooWide(page)).toEqual([])

    formStub.injectFault(undefined)
    await send(page)
    await expectSent(page)
    expect(await violations(page), 'after a success').toEqual([])

    await page.getByRole('link', { name: 'Directions' }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Karang weigh house' }).click()
    expect(await violations(page), 'with the map').toEqual([])
  })
