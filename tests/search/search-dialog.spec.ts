import { expect, type Page, type Route, test } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { hold, holdScripts, hydrate, scrollTop, visit } from '../support/visit'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search this site' })
const options = (page: Page) => dialog(page).getByRole('option')
const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })
const status = (page: Page) => dialog(page).getByRole('status')

async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/')
  await field(page).fill(words)
}

test('the search loads nothing until a button or a shortcut opens it', async ({ page }) => {
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('search.json')) requests += 1
  })
  await visit(page, '/services/cargo-tokens')
  await page.mouse.wheel(0, 800)
  await page.waitForLoadState('networkidle')
  expect(requests).toBe(0)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect.poll(() => requests).toBe(1)

  await page.goto('/about')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
})

test('arrow keys select a result, and Enter opens it', async ({ page }) => {
  await visit(page, '/about')
  await page.keyboard.press('/')
  await field(page).pressSequentially('cargo tokns')
  await expect(options(page).first()).toHaveText(/^Cargo Tokens/)
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  const active = await field(page).getAttribute('aria-activedescendant')
  expect(active).toBe(await options(page).nth(1).getAttribute('id'))
  // The selected option also differs in forced colours.
  await page.emulateMedia({ forcedColors: 'active' })
  const background = (at: number) =>
    options(page)
      .nth(at)
      .evaluate((option) => getComputedStyle(option).backgroundColor)
  await expect.poll(() => background(1)).not.toBe(await background(0))
  await page.emulateMedia({ forcedColors: null })
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services/cargo-tokens')
  await expect(dialog(page)).toHaveCount(0)
})

test('Escape or a click outside closes the search, and the focus returns', async ({ page }) => {
  await visit(page, '/about')
  await button(page).click()
  await field(page).fill('ledger')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()

  await button(page).click()
  await field(page).fill('ledger')
  const box = await dialog(page).boundingBox()
  // Selecting text from inside the dialog to outside must not close it.
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 30)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) - 40, (box?.y ?? 0) + 30, { steps: 3 })
  await page.mouse.up()
  await expect(options(page).first()).toBeVisible()
  await page.mouse.click((box?.x ?? 0) - 40, (box?.y ?? 0) + 200)
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('the focus returns to a field after the search was opened there by shortcut', async ({
  page,
}) => {
  await visit(page, '/contact')
  const name = page.getByLabel('Name', { exact: true })
  await name.focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(name).toBeFocused()
})

test('the page under the search does not scroll', async ({ page }) => {
  await visit(page, '/about')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.mouse.move(20, 600)
  await page.mouse.wheel(0, 600)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  expect(await scrollTop(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
})

test('Enter waits for the index', { tag: '@full' }, async ({ page }) => {
  const send = await hold(page, '**/search.json')
  await visit(page, '/about')
  await page.keyboard.press('/')
  await field(page).pressSequentially('cargo-tokens')
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Searching …')
  send()
  await expect(page).toHaveURL('/services/cargo-tokens')
  await expect(dialog(page)).toHaveCount(0)
})

test('text typed before the dialog opens is not lost', async ({ page }) => {
  await visit(page, '/about')
  const send = await hold(page, '**/*.js')
  await page.keyboard.press('/')
  await page.keyboard.type('cargo')
  send()
  await expect(field(page)).toHaveValue('cargo')
  await page.keyboard.type('-tokens')
  await expect(field(page)).toHaveValue('cargo-tokens')
})

test('results fill most of the dialog at high zoom', { tag: '@full' }, async ({ page }) => {
  for (const [width, height] of [
    [320, 200],
    [640, 240],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/about')
    await searchFor(page, 'ledger')
    await expect(options(page).first()).toBeInViewport({ ratio: 1 })
    const list = await dialog(page).getByRole('listbox').boundingBox()
    expect(height - (list?.y ?? height)).toBeGreaterThan(height / 2)
    // The field stays visible and does not cover the selected option.
    await page.keyboard.press('ArrowUp')
    // Browsers scroll by whole pixels.
    await expect(options(page).last()).toBeInViewport({ ratio: 0.98 })
    await expect(field(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toBeInViewport({ ratio: 1 })
    const first = await options(page).first().boundingBox()
    const head = await field(page).boundingBox()
    expect(first?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0))
    await dialog(page).getByText('Open with').scrollIntoViewIfNeeded()
    await expect(dialog(page).getByText('Open with')).toBeInViewport({ ratio: 1 })
  }
})

test('the search shows the number of results and links to further pages', async ({ page }) => {
  await visit(page, '/about')
  await searchFor(page, 'fisheries')
  await expect(status(page)).toHaveText(/^\d+ results? for “fisheries”$/)
  await field(page).fill('zzyzx')
  await expect(status(page)).toHaveText('Nothing found for “zzyzx”.')
  await expect(dialog(page).getByRole('link', { name: 'Ask us' })).toBeVisible()
  await expect(dialog(page).locator('a[href="/find"]').first()).toHaveText('Which service?')
  await dialog(page).getByRole('link', { name: 'See all pages' }).click()
  await expect(page).toHaveURL('/search')

  await visit(page, '/about')
  await searchFor(page, 'ledger')
  const services = dialog(page).getByRole('group', { name: /^\d+ services$/ })
  await expect(services.getByRole('option')).toHaveCount(6)
  await expect(services.getByRole('option').last()).toHaveText(/^All \d+ services$/)
  await dialog(page)
    .getByRole('option', { name: /^All \d+ results/ })
    .click()
  await expect(page).toHaveURL('/search?q=ledger')
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('link').nth(8)).toBeVisible()
})

test('odd input is searched for, and Enter during a composition opens nothing', {
  tag: '@full',
}, async ({ page }) => {
  await visit(page, '/about')
  await searchFor(page, 'cargo \ud83d')
  await expect(options(page).first()).toBeVisible()
  await field(page).fill('cargo '.repeat(8000))
  await expect(options(page).first()).toBeVisible()
  expect((await status(page).textContent())?.length).toBeLessThan(300)
  // Safari sends Enter during a composition like this.
  const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
  const isLeft = await field(page).evaluate(
    (input, init) => input.dispatchEvent(new KeyboardEvent('keydown', init)),
    enter,
  )
  expect(isLeft).toBe(true)
  await expect(dialog(page)).toBeVisible()
})

test('Back leaves the page after a reload with the search open', { tag: '@full' }, async ({
  page,
}) => {
  await visit(page, '/services')
  await visit(page, '/about')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.reload()
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL('/services')
})

test('the / shortcut types a slash in a field, and can be switched off', {
  tag: '@full',
}, async ({ page }) => {
  await visit(page, '/contact')
  await page.getByLabel('Name', { exact: true }).pressSequentially('a/b')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('a/b')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await dialog(page).getByText('Open with /').click()
  await expect(dialog(page).getByRole('checkbox', { name: 'Open with /' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await page.goto('/about')
  await page.keyboard.press('/')
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  await expect(dialog(page)).toHaveCount(0)
})

test("the button opens the search page when the dialog's script is missing", {
  tag: '@full',
}, async ({ page }) => {
  await visit(page, '/about')
  await page.route(/search-dialog|SearchDialog|\/\d+-[0-9a-f]+\.js|\.js$/, (route) => route.abort())
  await button(page).click()
  await expect(page).toHaveURL('/search')
})

test('the search reports a missing index, and another attempt loads it', {
  tag: '@full',
}, async ({ page }) => {
  // The file is missing, then the server fails, then it answers slowly.
  const answers = [404, 503]
  const send = await hold(page, '**/search.json')
  await page.route('**/search.json', (route) => {
    const status = answers.shift()
    return status ? route.fulfill({ status }) : route.fallback()
  })
  await visit(page, '/about')
  await searchFor(page, 'ledger')
  await expect(status(page)).toHaveText('The search could not be loaded.')
  for (const [name, address] of [
    ['See all pages', '/search?q=ledger'],
    ['Ask us', '/contact'],
  ] as const)
    await expect(dialog(page).getByRole('link', { name })).toHaveAttribute('href', address)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(status(page)).toHaveText('The search could not be loaded.')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(field(page)).toBeFocused()
  await expect(status(page)).toHaveText('Searching …')
  send()
  await expect(status(page)).toHaveText(/^\d+ results for “ledger”$/)
})

test('/search lists all pages without a connection', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.route('**/search.json', (route) => route.abort('internetdisconnected'))
  await page.goto('/search?q=ledger')
  const main = page.getByRole('main')
  await expect(main.getByRole('status')).toHaveText('The search could not be loaded.')
  for (const name of ['Stock Ledger', 'Net Share', 'Fisheries', 'Keeping tide', 'Privacy Policy'])
    await expect(main.getByRole('link', { name }).first()).toBeVisible()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('status')).toHaveText('The search could not be loaded.')
  // Another request is in progress when the connection returns.
  await page.unroute('**/search.json')
  const held = new Promise<Route>((resolve) => page.route('**/search.json', resolve, { times: 1 }))
  await main.getByRole('button', { name: 'Try again' }).click()
  const request = await held
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(main.getByRole('region', { name: 'Results' })).toBeVisible()
  await request.abort('internetdisconnected')
  await expect(main.getByRole('region', { name: 'Results' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('text typed before scripts run is searched for', { tag: '@full' }, async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/search')
  const search = page.getByRole('searchbox', { name: 'Search this site' })
  await search.pressSequentially('cargo tokns')
  releaseScripts()
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible()
  await expect(search).toHaveValue('cargo tokns')
})

test('the search page shows the results of its query, including PDFs, even after Back', async ({
  page,
}) => {
  await page.goto('/search?q=tokenisation')
  const results = page.getByRole('region', { name: 'Results' }).getByRole('link')
  await expect(results.first()).toHaveText(/^Cargo Tokens/)
  const search = page.getByRole('searchbox', { name: 'Search this site' })
  await expect(search).toHaveValue('tokenisation')
  await search.fill('zzyzx')
  await expect(page).toHaveURL('/search?q=zzyzx')
  await expect(page.getByRole('status').first()).toHaveText('Nothing found for “zzyzx”.')
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask us' })).toBeVisible()
  await expect(page.locator('main a[href="/find"]').first()).toHaveText('Which service?')
  await expect(page.getByRole('main').getByRole('link', { name: 'Cargo Tokens' })).toBeVisible()

  // The button focuses the empty field.
  await search.fill('')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(search).toBeFocused()

  await search.fill('stock ledger')
  const pdf = results.filter({ hasText: 'brochure' }).first()
  await expect(pdf).toHaveText(/^Stock Ledger, brochure$/)
  await expect(pdf).toHaveAttribute('href', '/documents/stock-ledger.pdf')
  await results.first().click()
  await expect(page).toHaveURL('/services/stock-ledger')
  await page.goBack()
  await expect(pdf).toBeVisible()
})

test('the search is accessible and fits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/about')
  await searchFor(page, 'cargo-tokens')
  await expect(options(page).first()).toBeVisible()
  await expectAccessible(page, 'dialog', 'with results')
  await field(page).fill('zzyzx')
  await expect(dialog(page).getByRole('link', { name: 'Ask us' })).toBeVisible()
  await expectAccessible(page, 'dialog', 'without results')
  await page.goto('/search?q=ledger')
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible()
  await expectAccessible(page, 'main', 'on its page')
})
