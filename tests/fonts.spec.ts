import { expect, type Page, test } from '@playwright/test'

const own = { heading: /^Bricolage Grotesque/, text: /^Instrument Sans/ }

/** The typeface in which an element's first text is really drawn. */
async function typeface(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts[0]?.familyName ?? ''
}

test('a first visitor reads at once, and the typefaces take their places together', async ({
  page,
}) => {
  let arrive = () => {}
  const held = new Promise<void>((done) => {
    arrive = done
  })
  let asked = 0
  await page.route(/\.woff2$/, async (route) => {
    asked += 1
    // The first of the two is there long before the other.
    if (asked > 1) await held
    await route.continue()
  })
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => asked).toBe(2)
  expect(await typeface(page, 'h1')).not.toMatch(own.heading)
  expect(await typeface(page, 'main p')).not.toMatch(own.text)
  const place = await page.getByRole('heading', { level: 2 }).first().boundingBox()

  arrive()
  await expect.poll(() => typeface(page, 'h1')).toMatch(own.heading)
  await expect.poll(() => typeface(page, 'main p')).toMatch(own.text)
  const after = await page.getByRole('heading', { level: 2 }).first().boundingBox()
  expect(Math.abs((after?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(40)
})

test('the next page is set in the typefaces from its first paint', async ({ page }) => {
  await page.goto('/about')
  await expect.poll(() => typeface(page, 'h1')).toMatch(own.heading)
  await page.route(/boot\.js$/, (route) => route.abort())
  await page.goto('/services', { waitUntil: 'commit' })
  await expect(page.locator('html[data-fonts]')).toBeAttached()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the typefaces need no script', async ({ page }) => {
    await page.goto('/about')
    await expect.poll(() => typeface(page, 'h1')).toMatch(own.heading)
    await expect.poll(() => typeface(page, 'main p')).toMatch(own.text)
  })
})
