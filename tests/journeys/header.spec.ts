import { expect } from '@playwright/test'
import { test } from '../engines/journey'
import { leftEarly, type Visitor } from '../engines/visitor'
import { serveBroken } from '../support/broken-site'
import { backgrounds } from '../support/content/site-theme'

const background = (visitor: Visitor) =>
  visitor.read(() => {
    // In Firefox, the document is empty for a moment after Back.
    const root = document.querySelector('html')
    return root && getComputedStyle(root).backgroundColor
  })

test('a menu shows groups, stays open during use, closes on Escape, and its links work', {
  tag: '@full',
}, async ({ visitorWith }) => {
  const visitor = await visitorWith('computer')
  await visitor.goto('/')
  await visitor.click('button', 'Services', 'header')
  await visitor.sees('link', 'All Services', 'header')
  await visitor.click('button', 'Stores', 'header')
  await visitor.sees('link', 'Access Review', 'header')
  await visitor.click('button', 'Solutions', 'header')
  await visitor.click('text', 'Net Share', 'header')
  await visitor.sees('text', 'Net Share', 'header')
  await visitor.key('Escape')
  await visitor.until(
    () =>
      !document
        .querySelector('#Shell-menu-solutions')
        ?.checkVisibility({ visibilityProperty: true }),
    null,
    'the menu is closed',
  )
  await visitor.click('button', 'Services', 'header')
  await visitor.click('button', 'Stores', 'header')
  await visitor.click('link', 'Stock Ledger', 'header')
  await visitor.isOn('/services/stock-ledger')
})

test('every control works and the page keeps its height without boot.js', {
  tag: '@full',
}, async ({ visitorWith, baseURL }) => {
  const site = await serveBroken(String(baseURL), (path) =>
    path.endsWith('/boot.js') ? '404' : undefined,
  )
  const visitor = await visitorWith('computer', {}, site.address)
  visitor.expected.push(/boot\.js|Failed to load resource|integrity/)
  await visitor.goto('/')
  const deferred = () =>
    visitor.read(
      () =>
        [...document.querySelectorAll('main section, footer')].filter(
          (part) => getComputedStyle(part).contentVisibility !== 'visible',
        ).length,
    )
  // Deferred sections would not have their height yet.
  expect(await deferred()).toBe(0)
  const isShown = (selector: string) =>
    visitor.read(
      (given) => document.querySelector(given)?.checkVisibility({ visibilityProperty: true }),
      selector,
    )
  expect(await isShown('[data-site-header] summary')).toBe(false)
  await visitor.click('button', 'Search', 'header')
  await visitor.isAt('/search')
  expect(await isShown('main [type=search]')).toBe(false)
  await visitor.sees('link', 'Stock Ledger', 'main')
  site.close()
})

test('a theme persists until the visitor chooses another', {
  tag: '@full',
}, async ({ visitorWith }) => {
  const visitor = await visitorWith('computer')
  const choose = async (who: Visitor, name: 'Dark' | 'Light', shows: string) => {
    await who.click('button', 'Theme', 'header')
    await who.click('label', name, 'header')
    await expect.poll(() => background(who)).toBe(shows)
  }
  visitor.expected.push(leftEarly)
  await visitor.goto('/about')
  await choose(visitor, 'Dark', backgrounds.dark)
  const other = await visitor.inNewTab()
  await other.goto('/offerings')
  await choose(other, 'Light', backgrounds.light)
  await visitor.reload()
  await visitor.click('button', 'Theme', 'header')
  await visitor.isHydrated()
  expect(await background(visitor)).toBe(backgrounds.light)
  const checked = () => document.querySelector<HTMLInputElement>('[name=theme]:checked')?.value
  expect(await visitor.read(checked)).toBe('light')

  await visitor.goto('/')
  await choose(visitor, 'Dark', backgrounds.dark)
  await visitor.reload()
  await expect.poll(() => background(visitor)).toBe(backgrounds.dark)
  await visitor.back()
  await visitor.isOn('/about')
  await expect.poll(() => background(visitor)).toBe(backgrounds.dark)
})

test('the search tolerates a typo, and Enter opens the result', {
  tag: '@full',
}, async ({ visitorWith }) => {
  const visitor = await visitorWith('computer')
  await visitor.goto('/about')
  await visitor.click('button', 'Search', 'header')
  await visitor.until(
    () => document.activeElement?.getAttribute('role') === 'combobox',
    null,
    'the focus is in the field',
  )
  await visitor.type('cargo tokns')
  const first = () => visitor.read(() => document.querySelector('[role=option]')?.textContent)
  await expect.poll(first).toMatch(/^Cargo Tokens/)
  await visitor.key('Enter')
  await visitor.isOn('/services/cargo-tokens')
})
