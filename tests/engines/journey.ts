import { expect, mergeTests } from '@playwright/test'
import type { EngineName } from '../../scripts/machine/engines'
import { test as withFormStub } from '../support/servers/form-stub'
import { test as withTileLock } from '../support/servers/tile-server'
import type { Engine, VisitorOptions } from './engine'
import { startPuppeteer } from './puppeteer'
import { Visitor } from './visitor'
import { startWebKit } from './webkit'

interface Fixtures {
  /**
   * Starts a new visitor.
   * @param options override the device's defaults
   * @param site Default: the built site
   */
  visitorWith: (
    device: 'computer' | 'phone',
    options?: Partial<VisitorOptions>,
    site?: string,
  ) => Promise<Visitor>
}

export interface JourneyOptions {
  /** Set in playwright.config.ts. */
  engine: EngineName
}

interface WorkerFixtures extends JourneyOptions {
  started: Engine
}

const screens = { computer: { width: 1280, height: 900 }, phone: { width: 390, height: 740 } }

export const test = mergeTests(withFormStub, withTileLock).extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const started = await (engine === 'webkit' ? startWebKit() : startPuppeteer(engine))
      await use(started)
      await started.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitorWith: async ({ started, baseURL }, use) => {
    const visitors: Visitor[] = []
    await use(async (device, options, site = String(baseURL)) => {
      const session = await started.newVisitor({ ...screens[device], script: true, ...options })
      const visitor = new Visitor(await session.newTab(), session, site, device === 'phone')
      visitors.push(visitor)
      return visitor
    })
    const unexpected: string[] = []
    for (const { session, expected } of visitors) {
      // A hung browser fails the test here, and is closed at the end.
      const diagnostics = await session.diagnostics().catch((error) => [String(error)])
      unexpected.push(...diagnostics.filter((words) => !expected.some((one) => one.test(words))))
    }
    for (const { session } of visitors) await session.close()
    expect(unexpected).toEqual([])
  },
})
