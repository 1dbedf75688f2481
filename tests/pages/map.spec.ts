import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { mapTiles } from '../../scripts/form-stub/test-services'
import { filesBelow } from '../../src/generator/publish/files'
import { serveBroken } from '../support/broken-site'
import { company } from '../support/servers/company'
import { openForm } from '../support/servers/form-stub'
import { serveTiles, type TileServer, test } from '../support/servers/tile-server'
import { loggedErrors, scrollTop, swipe, uncaughtErrors } from '../support/visit'

// The site has one tile address, so these tests take turns. The low screen hides the map at first.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 500 } })

let tiles: TileServer
test.beforeEach(async ({ tileLock }) => {
  if (tileLock) tiles = await serveTiles()
})
test.afterEach(() => tiles.close())

/** At zoom level 15 (latitude -6.2264, longitude 106.8085). */
const centreTile = '15/26105/16951'

function mapOf(page: Page) {
  return page.getByRole('application', { name: 'Map' })
}

/** Collects the page's requests. `tiles.requested` may contain requests of other tests. */
function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  return requests
}

const isTile = (address: string) => address.startsWith(new URL(mapTiles).origin)

async function openMap(page: Page): Promise<void> {
  await openForm(page)
  await page.getByRole('link', { name: 'Show the map' }).scrollIntoViewIfNeeded()
  await expect(mapOf(page)).toBeVisible()
}

test('the map loads just before it is visible, centred on the place', async ({ page, baseURL }) => {
  const requests = requestsOf(page)
  await openForm(page)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((address) => address.includes('leaflet') || isTile(address))).toEqual([])

  await page.getByRole('link', { name: 'Show the map' }).scrollIntoViewIfNeeded()
  await expect(mapOf(page)).toBeVisible()
  await expect.poll(() => tiles.requested).toContain(centreTile)
  const thirdParty = requests.filter((address) => !address.startsWith(String(baseURL)))
  expect(thirdParty.every((address) => address.endsWith('.png'))).toBe(true)

  const map = await mapOf(page).boundingBox()
  const marker = page.getByRole('button', { name: 'Karang weigh house' })
  const pin = await marker.boundingBox()
  // Includes the hairline border.
  expect(map?.height).toBeCloseTo(400, -1)
  expect((pin?.x ?? 0) + 20).toBeCloseTo((map?.x ?? 0) + (map?.width ?? 0) / 2, -1)
  expect((pin?.y ?? 0) + 46).toBeCloseTo((map?.y ?? 0) + (map?.height ?? 0) / 2, -1)
  await marker.click()
  await expect(mapOf(page).locator('.leaflet-popup')).toHaveText('Karang weigh house')
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  )
})

test.describe('on a screen tall enough to show the place without scrolling', {
  tag: '@full',
}, () => {
  test.use({ viewport: { width: 1280, height: 2600 } })

  const place = (page: Page) => page.getByRole('link', { name: 'Show the map' })

  test('the map loads on scroll and not on other actions', async ({ page }) => {
    const requests = requestsOf(page)
    const ofMap = () => requests.filter((address) => address.includes('leaflet') || isTile(address))
    await page.goto('/')
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500)
    await page.waitForSelector('[data-site-header][data-hydrated]')
    await page.getByRole('banner').getByRole('link', { name: 'Get in touch' }).click()
    await expect(page).toHaveTitle(/^Contact/)
    await expect(place(page)).toBeInViewport()
    await page.mouse.move(640, 700, { steps: 5 })
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    expect(ofMap()).toEqual([])

    // Makes the page scroll.
    await page.setViewportSize({ width: 1280, height: 1200 })
    expect(ofMap()).toEqual([])
    await page.mouse.wheel(0, 400)
    await expect(mapOf(page)).toBeVisible()
  })

  test('a click on the drawing or its link, or a key, opens the map', async ({ page }) => {
    const activations = [
      () =>
        place(page)
          .locator('..')
          .click({ position: { x: 30, y: 370 } }),
      () => place(page).click(),
      () => place(page).press('Enter'),
    ]
    for (const activate of activations) {
      await page.goto('/contact')
      await activate()
      await expect(mapOf(page)).toBeVisible()
      await expect(mapOf(page)).toBeFocused()
      await expect(page).toHaveURL('/contact')
    }
    await expect.poll(() => tiles.requested).toContain(centreTile)
  })
})

test('the wheel scrolls past the map, a key opens its popup, and every visit loads it again', {
  tag: '@full',
}, async ({ page }) => {
  const failures = uncaughtErrors(page)
  await openMap(page)
  await mapOf(page).hover()
  const top = await scrollTop(page)
  await page.mouse.wheel(0, -200)
  await expect.poll(() => scrollTop(page)).toBeLessThan(top)
  expect(tiles.requested.filter((tile) => !tile.startsWith('15/'))).toEqual([])

  await page.getByRole('button', { name: 'Karang weigh house' }).press('Enter')
  await expect(mapOf(page).locator('.leaflet-popup')).toBeVisible()

  for (let round = 0; round < 2; round++) {
    await expect(page.locator('.leaflet-map-pane')).toHaveCount(1)
    await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await expect(page.locator('.leaflet-container')).toHaveCount(0)
    await page.goBack()
    await mapOf(page).scrollIntoViewIfNeeded()
  }
  expect(failures).toEqual([])
})

test.describe('on a phone', { tag: '@full' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('one finger scrolls the page and not the map', async ({ page }) => {
    await openMap(page)
    const marker = page.getByRole('button', { name: 'Karang weigh house' })
    await mapOf(page).scrollIntoViewIfNeeded()
    const box = await mapOf(page).boundingBox()
    // Measures both in one step, because the page may still be moving.
    const inMap = () =>
      marker.evaluate((element) => {
        const map = element.closest('.leaflet-container') ?? element
        return element.getBoundingClientRect().y - map.getBoundingClientRect().y
      })
    const [top, place] = [await scrollTop(page), await inMap()]
    const inside = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 100 }
    await swipe(page, inside, { x: 0, y: 200 })
    await expect.poll(() => scrollTop(page)).toBeLessThan(top - 100)
    expect(await inMap()).toBeCloseTo(place, 0)
  })
})

test.describe('the address and a link stay, and the browser logs an error, without', () => {
  async function expectFallback(page: Page, log: string[], words: string): Promise<void> {
    await expect.poll(() => log.join('\n')).toContain(words)
    await expect(page.getByRole('complementary')).toContainText('Jl. Dermaga 12')
    await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    )
    await page.getByLabel('Name').fill('The page still works')
  }

  for (const part of ['script', 'stylesheet'])
    test(`the ${part} of the map`, {
      tag: part === 'script' ? [] : '@full',
    }, async ({ page, baseURL }) => {
      const file = filesBelow(company.dist).find((name) =>
        part === 'script'
          ? /^[^/]+\.js$/.test(name) &&
            readFileSync(join(company.dist, name), 'utf8').includes('"leaflet-container"')
          : /^static\/leaflet.*\.css$/.test(name),
      )
      const site = await serveBroken(String(baseURL), (path) =>
        path === `/${file}` ? 'refused' : undefined,
      )
      const [log, failures] = [loggedErrors(page), uncaughtErrors(page)]
      await openForm(page, `${site.address}/contact`)
      const link = page.getByRole('link', { name: 'Show the map' })
      await link.scrollIntoViewIfNeeded()
      await expectFallback(page, log, 'The map could not be shown')
      await expect(link).toBeVisible()
      await link.click({ trial: true })
      expect(failures).toEqual([])
      site.close()
    })

  test('the tiles of the map', { tag: '@full' }, async ({ page }) => {
    await tiles.close()
    const log = loggedErrors(page)
    await openMap(page)
    await expectFallback(page, log, 'The map’s tiles could not be loaded')
    tiles = await serveTiles()
  })
})
