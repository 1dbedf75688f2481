import { expect, test } from '@playwright/test'
import { readSettings } from '../../src/generator/nodes/settings'
import { readPage } from '../support/built-pages'
import { company } from '../support/servers/company'
import { mockProviders } from '../support/servers/mock-providers'

test('the video is a poster, and its provider gets no request before Play', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await mockProviders(page)
  await page.goto('/')
  const play = page.getByLabel(/^Play video: A film about a harbour/)
  // Painted only after scrolling.
  await play.scrollIntoViewIfNeeded()
  const { alt = '' } = readSettings(company.files).video?.poster ?? {}
  const isDecoded = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)
  await expect.poll(() => page.getByRole('img', { name: alt }).evaluate(isDecoded)).toBe(true)
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
  const isRequested = () =>
    requests.some((address) => address.startsWith('https://www.youtube-nocookie.com/'))
  await expect.poll(isRequested).toBe(true)
})

test('without JavaScript, the poster and a link lead to the video', () => {
  const links = readPage('/', company.dist).mainLinks.filter((link) => link.includes('youtube'))
  const address = 'https://www.youtube.com/watch?v=harbour-1987'
  expect(links).toEqual([address, address])
})
