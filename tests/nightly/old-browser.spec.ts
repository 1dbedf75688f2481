import { expect } from '@playwright/test'
import { testPorts } from '../../scripts/form-stub/test-services'
import { test as journeys } from '../engines/journey'
import { startOldChromium } from '../engines/old-chromium'
import type { Visitor } from '../engines/visitor'
import { brokenWordsIn } from '../support/layout/words'
import { inquiry } from '../support/servers/form-stub'

const test = journeys.extend({
  started: [
    async ({ engine }, use) => {
      expect(engine).toBe('chromium')
      const started = await startOldChromium()
      await use(started)
      await started.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
test.use({ baseURL: `http://127.0.0.1:${testPorts.company}` })

const seconds = 1000

test('home, menu, filter and form work as without scripts in Chromium 92', async ({
  visitorWith,
  formStub,
}) => {
  const visitor = await visitorWith('phone')
  await visitor.goto('/')
  expect(await visitor.read(() => navigator.userAgent)).toContain('Chrome/92.')
  await visitor.isOn('/')
  await visitor.click('link', 'Offerings', 'footer')
  await visitor.isOn('/offerings')

  await visitor.click('button', 'Menu', 'header')
  await visitor.isAt('/menu')
  await visitor.click('link', 'Stock Ledger', 'main')
  await visitor.isOn('/services/stock-ledger')

  const wide = await visitorWith('computer')
  await wide.goto('/services')
  await wide.sees('heading', 'Stock Ledger', 'main')
  expect(await wide.read(() => document.querySelector('search')?.offsetHeight)).toBe(0)
  expect(await wide.read(brokenWordsIn, 'h1, h2, h3')).toEqual([])
  await wide.goto('/portfolio')
  // The link of a filter ends with its number of cases.
  await wide.click('link', 'Hyperledger 1', 'main nav')
  await wide.isAt('/portfolio/protocol/hyperledger')
  await wide.sees('heading', 'Forty lamps, one rota', 'main')

  await visitor.goto('/contact')
  await visitor.write('Name', inquiry.name)
  await visitor.write('Email', inquiry.email)
  await visitor.write('Message', 'Which one is right?')
  // A browser with all features would have loaded the framework.
  await new Promise((done) => setTimeout(done, 2 * seconds))
  expect(await scripts(visitor)).toEqual(['/boot.js'])
  await visitor.click('button', 'Send message')
  await visitor.isAt('/thank-you')
  expect(await formStub.inquiries()).toMatchObject([
    { name: inquiry.name, inquiry_id: expect.stringMatching(/./) },
  ])
})

const scripts = (visitor: Visitor) =>
  visitor.read(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )
