import { expect } from '@playwright/test'
import { test } from '../engines/journey'
import type { Visitor } from '../engines/visitor'

/** Records completed slides and their durations in seconds. */
const watchDrawer = (visitor: Visitor) =>
  visitor.read(() => {
    document.documentElement.dataset.slides = ''
    addEventListener('transitionend', ({ target, propertyName, elapsedTime }) => {
      if (target instanceof HTMLDialogElement && propertyName === 'translate')
        document.documentElement.dataset.slides += `${target.open ? 'in' : 'out'} ${elapsedTime} `
    })
  })

const slides = (visitor: Visitor) => visitor.read(() => document.documentElement.dataset.slides)

const isGone = (visitor: Visitor) =>
  visitor.until(
    () => document.querySelector('dialog')?.checkVisibility() === false,
    null,
    'the drawer is gone',
  )

test('the drawer slides in, shows its levels, slides out, and its links work', async ({
  visitorWith,
}) => {
  const visitor = await visitorWith('phone')
  await visitor.goto('/')
  await watchDrawer(visitor)
  await visitor.click('button', 'Menu', 'header')
  await visitor.sees('heading', 'Menu', 'dialog')
  await expect.poll(() => slides(visitor)).toBe('in 0.5 ')
  await visitor.click('button', 'Services', 'dialog')
  await visitor.sees('heading', 'Services', 'dialog')
  await visitor.click('button', 'Stores', 'dialog')
  await visitor.sees('link', 'Access Review', 'dialog')
  await visitor.click('button', 'Back', 'dialog')
  await visitor.sees('heading', 'Services', 'dialog')
  await visitor.click('button', 'Close menu', 'dialog')
  await isGone(visitor)
  await expect.poll(() => slides(visitor)).toBe('in 0.5 out 0.5 ')

  await visitor.click('button', 'Menu', 'header')
  // The button is off screen until the slide ends.
  await expect.poll(() => slides(visitor)).toBe('in 0.5 out 0.5 in 0.5 ')
  await visitor.click('button', 'Solutions', 'dialog')
  await visitor.click('link', 'Solutions overview', 'dialog')
  await visitor.isAt('/solutions')
  await isGone(visitor)
})

test('the search over the drawer closes separately, by Escape and by Back', {
  tag: '@full',
}, async ({ visitorWith }) => {
  const visitor = await visitorWith('phone')
  // The page removes a closed search a frame later; a visitor is slower.
  const hasOpen = (labels: string[]) =>
    visitor.until(
      (expected) =>
        !document.querySelector('dialog[aria-label]:not([open])') &&
        [...document.querySelectorAll('dialog[open]')]
          .map((dialog) => (dialog.matches('[aria-label]') ? 'search' : 'drawer'))
          .join() === expected,
      labels.join(),
      `open: ${labels.join(' and ')}`,
    )
  await visitor.goto('/about')
  await visitor.click('button', 'Menu', 'header')
  await hasOpen(['drawer'])
  await visitor.type('/')
  await hasOpen(['search', 'drawer'])
  await visitor.key('Escape')
  await hasOpen(['drawer'])
  await visitor.type('/')
  await hasOpen(['search', 'drawer'])
  await visitor.back()
  await hasOpen(['drawer'])
  await visitor.back()
  await hasOpen([])
  await visitor.isOn('/about')
})

test('one group of services is open, its heading stays visible, and a tab shows its own panel', {
  tag: '@full',
}, async ({ visitorWith }) => {
  const visitor = await visitorWith('phone')
  await visitor.goto('/')
  const open = () =>
    visitor.read(() =>
      [...document.querySelectorAll('#services details[open] > summary h3')].map(
        ({ textContent }) => textContent,
      ),
    )
  await visitor.sees('heading', 'Advice & Training', '#services')
  await expect.poll(open).toEqual(['Advice & Training'])
  await visitor.click('heading', 'Registers', '#services')
  await expect.poll(open).toEqual(['Registers'])
  await visitor.until(
    () => {
      const heading = document.querySelector('#services details[open] > summary h3')
      const { top = 0, bottom = 0 } = heading?.getBoundingClientRect() ?? {}
      return top > 0 && bottom < innerHeight
    },
    null,
    'the clicked heading is in sight',
  )

  const shown = () =>
    visitor.read(() =>
      [...document.querySelectorAll('[role=tabpanel]')].findIndex((panel) =>
        panel.checkVisibility({ visibilityProperty: true }),
      ),
    )
  await visitor.sees('heading', 'What the quay says')
  await visitor.sees('tab', 'Association', 'main')
  expect(await shown()).toBe(0)
  await visitor.click('tab', 'Enterprises', 'main')
  await expect.poll(shown).toBe(2)
  await visitor.click('tab', 'SMBs', 'main')
  await expect.poll(shown).toBe(1)
})
