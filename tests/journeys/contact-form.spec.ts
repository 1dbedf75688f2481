import { expect } from '@playwright/test'
import { mapTiles } from '../../scripts/form-stub/test-services'
import { test } from '../engines/journey'
import type { Visitor } from '../engines/visitor'
import { inquiry } from '../support/servers/form-stub'
import { serveTiles } from '../support/servers/tile-server'

const focused = (visitor: Visitor) =>
  visitor.read(() => (document.activeElement as HTMLInputElement).name)

const showsText = (visitor: Visitor, words: string) =>
  visitor.until(
    (text) => document.body.textContent.includes(text),
    words,
    `the page shows “${words}”`,
  )

test.describe('the form', { tag: '@full' }, () => {
  test('shows errors and keeps unsent text', async ({ visitorWith, formStub }) => {
    const visitor = await visitorWith('phone')
    visitor.expected.push(/Failed to send message|Failed to load resource/)
    await visitor.goto('/contact')
    await visitor.click('button', 'Send message')
    await expect.poll(() => focused(visitor)).toBe('name')
    await visitor.until(
      () => {
        const header = document.querySelector('[data-site-header]')?.getBoundingClientRect()
        const field = document.activeElement as HTMLInputElement
        const label = field.labels?.[0]?.getBoundingClientRect()
        const { bottom } = field.getBoundingClientRect()
        return (label?.top ?? 0) >= (header?.bottom ?? 0) && bottom <= innerHeight
      },
      null,
      'the first wrong field and its label are in sight',
    )
    await visitor.sees('text', 'Enter your name.', 'form')

    await visitor.write('Name', inquiry.name)
    await visitor.write('Email', inquiry.email)
    await visitor.write('Message', 'Which one is right?')
    formStub.injectFault('5xx')
    await visitor.click('button', 'Send message')
    await showsText(visitor, 'Failed to send message')
    await showsText(visitor, 'Your message is still here')
    expect(await formStub.inquiries()).toEqual([])

    formStub.injectFault(undefined)
    await visitor.click('button', 'Send message')
    await showsText(visitor, 'Message sent successfully!')
    expect(await formStub.inquiries()).toMatchObject([
      { name: inquiry.name, email: inquiry.email, message: 'Which one is right?' },
    ])
  })

  // Firefox without scripts is a browser of its own, which takes long to start.
  test('navigation and the form work without scripts', async ({ visitorWith, formStub }) => {
    const visitor = await visitorWith('phone', { script: false })
    await visitor.goto('/')
    await visitor.click('heading', 'Registers', '#services')
    await visitor.sees('link', 'Cargo Tokens', '#services')
    await visitor.click('button', 'Menu', 'header')
    await visitor.isAt('/menu')
    await visitor.click('link', 'Services', 'main')
    await visitor.isAt('/services')
    await visitor.click('label', 'Stores', 'search')
    await visitor.until(
      () =>
        [...document.querySelectorAll('[data-group]')].filter((group) => group.checkVisibility())
          .length === 1,
      null,
      'one group is left',
    )

    await visitor.goto('/contact')
    await visitor.write('Name', inquiry.name)
    await visitor.write('Email', inquiry.email)
    await visitor.write('Message', 'Which one is right?')
    await visitor.click('button', 'Send message')
    await visitor.isAt('/thank-you')
    await visitor.sees('heading', 'Your message has reached us')
    expect(await formStub.inquiries()).toMatchObject([{ name: inquiry.name }])
  })
})

test('the map loads on scroll and not earlier', { tag: '@full' }, async ({
  visitorWith,
  tileLock,
}) => {
  expect(tileLock).toBeTruthy()
  const tiles = await serveTiles()
  const visitor = await visitorWith('computer', { height: 500 })
  await visitor.goto('/contact')
  await visitor.click('label', 'Name', 'main')
  await expect.poll(() => focused(visitor)).toBe('name')
  // The tile server also serves pages of other tests.
  const mapRequests = () =>
    visitor.read(
      (origin) =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((address) => address.startsWith(origin) || address.includes('leaflet')),
      new URL(mapTiles).origin,
    )
  expect(await mapRequests()).toEqual([])
  await visitor.read(() => document.querySelector('figure')?.scrollIntoView())
  // The middle of the map as a tile of zoom level 15.
  const middle = mapTiles.replace('{z}/{x}/{y}', '15/26105/16951')
  await expect.poll(mapRequests).toContain(middle)
  await visitor.click('button', 'Karang weigh house', 'main')
  await showsText(visitor, 'Karang weigh house')
  await tiles.close()
})
