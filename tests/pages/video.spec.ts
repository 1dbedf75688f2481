import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { readSettings } from '../../src/generator/nodes/settings'
import { company } from '../support/servers/company'
import { holdScripts } from '../support/visit'

test('its poster is the picture that the settings name', async ({ page }) => {
  const { src = '', alt = '' } = readSettings(company.files).video?.poster ?? {}
  await page.goto('/')
  // Pictures below the first screen are not painted until the visitor scrolls.
  await page.getByLabel(/^Play video/).scrollIntoViewIfNeeded()
  const poster = page.getByRole('img', { name: alt })
  const isDecoded = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)
  await expect.poll(() => poster.evaluate(isDecoded)).toBe(true)
  const named = await cells(readFileSync(join(company.files, 'content', src)))
  const seen = await cells(await poster.screenshot())
  const differences = named.map((value, index) => Math.abs(value - (seen[index] ?? 0)))
  expect(Math.max(...differences)).toBeLessThan(32)
  // A picture of one colour would look like an empty box.
  expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThan(40)
})

/** Returns the mean colours of a picture's parts, left and right of the button in its middle. */
async function cells(picture: Buffer): Promise<number[]> {
  const [columns, rows] = [16, 9]
  const pixels = sharp(picture).resize(columns, rows, { fit: 'fill' }).removeAlpha().raw()
  const values = [...(await pixels.toBuffer())]
  return values.filter((_, index) => Math.abs((Math.floor(index / 3) % columns) - 7.5) > 3)
}

test('the video is a poster until it is played, and nothing is asked of its provider', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  )
  await page.goto('/')
  const play = page.getByLabel(/^Play video: A film about a harbour/)
  await play.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(requests.filter((address) => !address.startsWith(String(baseURL)))).toEqual([])

  await play.press('Enter')
  const player = page.locator('iframe')
  await expect(player).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/harbour-1987?autoplay=1',
  )
  await expect(player).toHaveAttribute('title', /^A film about a harbour/)
  await expect(player).toBeFocused()
  const isAsked = () =>
    requests.some((address) => address.startsWith('https://www.youtube-nocookie.com/'))
  await expect.poll(isAsked).toBe(true)
})

test('a press before the scripts have come plays it too', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  )
  const releaseScripts = await holdScripts(page)
  await page.goto('/')
  await page.getByLabel(/^Play video/).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  releaseScripts()
  await expect(page.locator('iframe')).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the poster and a link lead to the video, and no button promises more', async ({ page }) => {
    await page.goto('/')
    for (const name of [/^Watch it on its own page/, /^Play video/])
      await expect(page.getByRole('link', { name })).toHaveAttribute(
        'href',
        'https://www.youtube.com/watch?v=harbour-1987',
      )
    await expect(page.getByRole('button', { name: /^Play video/ })).toHaveCount(0)
  })
})
