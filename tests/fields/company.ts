/** Settings in which every text is a unique word, and the effect that each field must have on the site. */
import { expect, type Page } from '@playwright/test'
import { serviceGroups } from '../../src/content-model/collections/choices'

import { settingsSchema } from '../../src/content-model/collections/settings'
import { hydrateForm } from '../support/servers/form-receiver'
import { hydrate } from '../support/visit'
import { entryOf, type Given, leavesOf, wordsOf } from './entries'
import { fillInquiry, interfaceWord } from './interface'

const settingsToken = 'k7100'
const word = (path: string) => wordsOf(settingsSchema, settingsToken).get(path) ?? ''

/** Coordinates of Madrid, which is far from the sample's place on each axis of the map. */
const place = { latitude: 40.5, longitude: -3.5, zoom: 13 }

/** Returns settings with every field filled in. @param industry slug of the entry on the home page's card */
export function settingsEntry(industry: string, slugs: Given['slugs']) {
  const values = {
    'languages[]': 'id-ID',
    siteUrl: 'https://zqsite.example',
    email: 'zqmail@zqmail.example',
    timeZone: 'Asia/Kathmandu',
    foundedYear: 1987,
    copyrightYear: 3025,
    'map.latitude': place.latitude,
    'map.longitude': place.longitude,
    'map.zoom': place.zoom,
    'map.tiles': 'https://zqtiles.example/{z}/{x}/{y}.png',
    'social[].network': 'Instagram',
    serviceGroups: [...serviceGroups].reverse().map((group) => ({
      group,
      name: `${word('serviceGroups[].name')} ${group}`,
      summary: word('serviceGroups[].summary'),
    })),
    homeIndustries: [industry],
    industriesPage: ['warehousing'],
    motif: true,
    features: { successStories: true, homeOfferings: true, offeringsCarousel: true },
  }
  return entryOf(settingsSchema, settingsToken, { slugs, values })
}

const tile = {
  x: Math.floor(((place.longitude + 180) / 360) * 2 ** place.zoom),
  y: Math.floor(
    ((1 - Math.asinh(Math.tan((place.latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** place.zoom,
  ),
}

/** Patterns that show a field's effect in one of the outputs, where its word cannot be searched for. */
const effects: Readonly<Record<string, RegExp>> = {
  'languages[]': /<html[^>]* lang="id-ID"/,
  siteUrl: /<link rel="canonical" href="https:\/\/zqsite\.example\/about"/,
  email: /mailto:zqmail@zqmail\.example/,
  timeZone: /^dist\/feed\.xml\n.*T00:00:00\+05:45</s,
  foundedYear: /"foundingDate":"1987"/,
  copyrightYear: new RegExp(`${interfaceWord('footer.copyright')} 3025`),
  'map.latitude': new RegExp(`https://zqtiles\\.example/13/\\d+/${tile.y}\\.png`),
  'map.longitude': new RegExp(`https://zqtiles\\.example/13/${tile.x}/`),
  'map.zoom': /https:\/\/zqtiles\.example\/13\//,
  'map.tiles': /https:\/\/zqtiles\.example\//,
  'social[].network': />Instagram</,
  // The page lists the groups in the order of the settings.
  'serviceGroups[].group': /services#software-development.*services#blockchain-consulting/s,
  'homeIndustries[]': /^dist\/index\.html\n.*<main.*\/industries\/k\d+.*<\/main>/s,
  // The first industry that the page links to.
  'industriesPage[]':
    /^dist\/industries\.html\n.*<main(?:(?!\/industries\/\w).)*\/industries\/warehousing/s,
  motif: /^dist\/about\.html\n.*<main.*<div aria-hidden="true"><svg/s,
  'features.successStories': /data-menu="success-stories"/,
  'features.homeOfferings': /^dist\/index\.html\n.*<main.*<ul[^>]* data-scroll/s,
  'features.offeringsCarousel': new RegExp(
    `aria-label="(${interfaceWord('homePage.nextOfferings')}|Next offerings)"`,
  ),
}

/** Every field of the settings, with a pattern that an output must match. */
export const companyEffects = leavesOf(settingsSchema).map(({ path }) => ({
  path,
  effect: effects[path] ?? new RegExp(word(path), 'i'),
}))

/**
 * Opens the map, plays the video and sends the form.
 * @returns the HTML of the pages at each step, and their requests to other hosts
 */
export async function pressEverything(page: Page, home: string): Promise<string> {
  const seen: string[] = []
  const keep = async () => seen.push(await page.content())
  let isAnswered = true
  await page.route(
    (address) => address.origin !== home,
    async (route) => {
      const request = route.request()
      if (!isAnswered) return
      seen.push(`${request.url()} ${request.postData() ?? ''}`)
      await route.fulfill({
        json: { success: true },
        headers: { 'access-control-allow-origin': '*' },
      })
    },
  )
  await page.goto(home)
  await hydrate(page)
  await page.getByRole('button', { name: new RegExp(`^${interfaceWord('video.play')}`) }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await keep()
  await page.goto(`${home}/contact`)
  await hydrateForm(page)
  const map = page.getByRole('application', { name: interfaceWord('contactPage.map') })
  await page.locator('a', { hasText: interfaceWord('contactPage.seeMap') }).scrollIntoViewIfNeeded()
  await map.getByRole('button', { name: word('map.popup') }).click()
  await expect.poll(() => seen.join('\n')).toMatch(effects['map.latitude'] ?? /^/)
  await keep()
  await fillInquiry(page)
  await page.getByRole('button', { name: interfaceWord('form.send') }).click()
  await expect(page.getByText(interfaceWord('toasts.sent'))).toBeVisible()
  await keep()
  await leaveWhileSending(page, keep, (answered) => {
    isAnswered = answered
  })
  await keep()
  await breakForm(page)
  await keep()
  return seen.join('\n')
}

/** Reloads the page before the form service has answered. */
async function leaveWhileSending(
  page: Page,
  keep: () => Promise<unknown>,
  answer: (isAnswered: boolean) => void,
): Promise<void> {
  answer(false)
  await fillInquiry(page)
  await page.getByRole('button', { name: interfaceWord('form.send') }).click()
  await expect(page.getByRole('button', { name: interfaceWord('form.sending') })).toBeVisible()
  await keep()
  await page.reload()
  answer(true)
  await hydrateForm(page)
}

/** Wraps an element that React will remove in another one, as browser extensions do. */
async function breakForm(page: Page): Promise<void> {
  await page.locator('[name=email]').fill('sri@')
  await page.getByRole('button', { name: interfaceWord('form.send') }).click()
  await page.locator('#inquiry-email-error').evaluate((element) => {
    const wrapper = document.createElement('div')
    element.replaceWith(wrapper)
    wrapper.append(element)
  })
  await page.locator('[name=email]').fill('sri@kopi.example')
  await expect(page.getByRole('alert')).not.toHaveCount(0)
}
