/**
 * Drives Chromium over the DevTools protocol and Firefox over WebDriver BiDi.
 * Playwright's Firefox support needs commands that the ESR lacks.
 */
import { type Browser, launch as launchBrowser, type Page } from 'puppeteer-core'
import { findBrowser } from '../../scripts/machine/browser'
import { findFirefox } from '../../scripts/machine/engines'
import type { Engine, Session, Tab, VisitorOptions } from './engine'

type Name = 'chromium' | 'firefox'

/**
 * Firefox recognises a tap within 300 ms, but on a busy machine the driver's
 * two commands take longer.
 */
const tapTime = { 'apz.max_tap_time': 10_000 }

/** @param oldChromium path of an old Chromium to start instead */
export async function startPuppeteer(name: Name, oldChromium?: string): Promise<Engine> {
  const browser = await (oldChromium ? launchChromium(oldChromium) : launch(name))
  return {
    async newVisitor(options) {
      if (options.script || name === 'chromium') return sessionIn(name, browser, options)
      // Firefox disables scripts for all pages of a browser.
      const scriptless = await launch(name, { 'javascript.enabled': false })
      const session = await sessionIn(name, scriptless, options)
      return { ...session, close: () => scriptless.close() }
    },
    close: () => browser.close(),
  }
}

/** @param prefs settings of Firefox's about:config */
async function launch(name: Name, prefs: Record<string, boolean> = {}): Promise<Browser> {
  if (name === 'firefox')
    return launchBrowser({
      browser: name,
      executablePath: findFirefox(),
      extraPrefsFirefox: { ...tapTime, ...prefs },
    })
  return launchChromium()
}

function launchChromium(old?: string): Promise<Browser> {
  return launchBrowser({
    executablePath: old ?? findBrowser(),
    // Puppeteer waits for a page in a tab; old versions have no tabs.
    waitForInitialPage: !old,
    headless: old ? 'shell' : true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // A busy machine may stop a separate GPU process, which hangs pages.
      '--in-process-gpu',
      '--disable-quic',
      '--disable-background-networking',
    ],
  })
}

async function sessionIn(
  name: Name,
  browser: Browser,
  { width, height, script }: VisitorOptions,
): Promise<Session> {
  const context = await browser.createBrowserContext()
  const diagnostics: string[] = []
  return {
    async newTab() {
      const page = await context.newPage()
      await page.setViewport({ width, height })
      // These include CSP violations.
      page.on('console', (message) => {
        if (message.type() === 'error') diagnostics.push(message.text())
      })
      page.on('pageerror', (error) => diagnostics.push(String(error)))
      if (!script && name === 'chromium') await page.setJavaScriptEnabled(false)
      return tabOf(page)
    },
    diagnostics: async () => diagnostics,
    close: () => context.close(),
  }
}

function tabOf(page: Page): Tab {
  return {
    async goto(address) {
      await page.bringToFront()
      await page.goto(address)
    },
    async reload() {
      await page.bringToFront()
      await page.reload()
    },
    // goBack() waits for a load event, which the back/forward cache never fires.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    evaluate: (script, given) =>
      // The types cannot infer that the generic function accepts `given`.
      page.evaluate(script as (given: unknown) => never, given),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    key: (name) => page.keyboard.press(name),
    type: (words) => page.keyboard.type(words),
  }
}
