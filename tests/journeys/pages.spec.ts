import { expect } from '@playwright/test'
import { test } from '../engines/journey'
import { leftEarly, type Visitor } from '../engines/visitor'

const scrolled = (visitor: Visitor) => visitor.read(() => Math.round(scrollY))

async function scrollTo(visitor: Visitor, top: number): Promise<void> {
  await visitor.read((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => scrolled(visitor)).toBe(top)
  // The site records the position on the scroll event, in the next frame.
  await visitor.read(() => new Promise(requestAnimationFrame).then(() => null))
}

async function readOfferings(visitor: Visitor): Promise<void> {
  await visitor.click('link', 'Offerings', 'footer')
  await visitor.isOn('/offerings')
  await scrollTo(visitor, 300)
}

// Before hydration, no script records the history entry of an in-page link.
for (const when of ['before', 'after'])
  test(`back and forward restore the page and its scroll position after an in-page link ${when} hydration`, {
    tag: when === 'before' ? [] : '@full',
  }, async ({ visitorWith }) => {
    const visitor = await visitorWith('computer')
    visitor.expected.push(leftEarly)
    await visitor.goto('/')
    if (when === 'after') {
      await visitor.key('Tab')
      await visitor.isHydrated()
    }
    await visitor.click('link', 'See what we do', 'main')
    await visitor.isAt('/#services')
    await readOfferings(visitor)
    for (let turn = 0; turn < 2; turn++) {
      await visitor.back()
      await visitor.isAt('/#services')
      await visitor.forward()
      await visitor.isAt('/offerings')
      await expect.poll(() => scrolled(visitor)).toBe(300)
    }
  })

test('back and forward work after a reload', {
  tag: '@full',
}, async ({ visitorWith }) => {
  const visitor = await visitorWith('computer')
  visitor.expected.push(leftEarly)
  await visitor.goto('/about')
  await visitor.goto('/')
  await visitor.click('link', 'Offerings', 'footer')
  await visitor.isOn('/offerings')
  await visitor.reload()
  await visitor.back()
  await visitor.isOn('/')
  // Sections get their height in view, so the position in pixels may change.
  await visitor.until(
    () => {
      const link = document.querySelector('footer a[href$="/offerings"]')
      const top = link?.getBoundingClientRect().top ?? -1
      return top > 0 && top < innerHeight
    },
    null,
    'the clicked link is in sight',
  )
  await visitor.back()
  await visitor.isOn('/about')
  await visitor.forward()
  await visitor.isOn('/')
  await visitor.forward()
  await visitor.isOn('/offerings')
})

test('a page left while React was busy responds after Back', {
  tag: '@full',
}, async ({ visitorWith }) => {
  const visitor = await visitorWith('computer')
  visitor.expected.push(leftEarly)
  await visitor.goto('/')
  await visitor.read((next) => {
    Object.assign(window, { left: true })
    addEventListener('hydrated', () => location.assign(next))
    dispatchEvent(new Event('scroll'))
  }, visitor.addressOf('/about'))
  await visitor.isOn('/about')
  await visitor.back()
  // The cached page is visible briefly and loses clicks.
  await visitor.until(
    (home) => location.href === home && !('left' in window),
    visitor.addressOf('/'),
    'the page is reloaded',
  )
  await visitor.isOn('/')
  await visitor.click('link', 'Offerings', 'footer')
  await visitor.isOn('/offerings')
})

test('a filter and an open group persist', {
  tag: '@full',
}, async ({ visitorWith }) => {
  const visitor = await visitorWith('computer')
  visitor.expected.push(leftEarly)
  await visitor.goto('/services')
  await visitor.click('label', 'Stores', 'main')
  await visitor.isAt('/services?group=it-consulting')
  const services = () =>
    visitor.read(
      () => [...document.querySelectorAll('main h3')].filter((h3) => h3.checkVisibility()).length,
    )
  const left = await services()
  await visitor.click('link', 'Offerings', 'footer')
  await visitor.isOn('/offerings')
  await visitor.back()
  await visitor.isAt('/services?group=it-consulting')
  await expect.poll(services).toBe(left)
  await visitor.reload()
  await expect.poll(services).toBe(left)

  await visitor.goto('/')
  const open = () =>
    visitor.read(() => document.querySelector('main details[open] h3')?.textContent)
  await visitor.click('heading', 'Stores', '#services')
  await expect.poll(open).toBe('Stores')
  await visitor.isHydrated()
  await visitor.click('link', 'Offerings', 'footer')
  await visitor.isOn('/offerings')
  await visitor.back()
  await visitor.isOn('/')
  await expect.poll(open).toBe('Stores')
  await visitor.reload()
  await expect.poll(open).toBe('Stores')
})
