/** WebKitGTK's MiniBrowser on a virtual screen. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { virtualScreen } from '../../scripts/machine/engines'
import { spawnGroup } from '../../scripts/machine/process-group'
import type { Engine, Key, Session, Tab, VisitorOptions } from './engine'
import { type Browser, type Send, startBrowser } from './webdriver'

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codePoints: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
}

/** The widest window of a visitor (CSS pixels). */
const windowWidth = 1300

export async function startWebKit(): Promise<Engine> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  // The tool bar would otherwise keep the window wider than a phone.
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0 }')
  const screen = spawnGroup(
    virtualScreen,
    ['-displayfd', '1', '-screen', '0', `${2 * windowWidth}x1200x24`],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const { stdout } = screen.child
  const [display] = stdout ? await once(stdout, 'data') : []
  const environment = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    XDG_CONFIG_HOME: settings,
    // The sandbox starts neither as root nor in containers.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  return {
    newVisitor: async (options) => sessionIn(await startBrowser(options, environment), options),
    async close() {
      screen.child.kill()
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

async function sessionIn(
  { send, end }: Browser,
  { width, height }: VisitorOptions,
): Promise<Session> {
  const diagnostics: string[] = []
  const tabs: Tab[] = []
  /** Handle of the window that receives commands. */
  let current = await send('GET', '/window')
  async function newTab(): Promise<Tab> {
    if (tabs.length > 0) {
      // A background tab is not painted, so each tab has a window.
      const opened = await send('POST', '/window/new', { type: 'window' })
      current = (opened as { handle: string }).handle
      await send('POST', '/window', { handle: current })
    }
    // A covered window is not painted.
    const x = tabs.length * windowWidth
    // The window also has an address bar, and resizes late.
    let bar = 0
    const sized = async () => {
      await send('POST', '/window/rect', { x, y: 0, width, height: height + bar })
      const script = 'return [innerWidth, innerHeight, outerHeight - innerHeight]'
      const size = (await send('POST', '/execute/sync', { script, args: [] })) as number[]
      bar = size[2] ?? 0
      return size.slice(0, 2)
    }
    await expect.poll(sized).toEqual([width, height])
    const handle = current
    const tab = tabOf(async (...command) => {
      if (current !== handle) await send('POST', '/window', { handle })
      current = handle
      return send(...command)
    }, diagnostics)
    tabs.push(tab)
    return tab
  }
  return {
    newTab,
    async diagnostics() {
      for (const tab of tabs) await tab.evaluate(() => undefined, null)
      return diagnostics
    },
    async close() {
      await send('DELETE', '').catch(() => undefined)
      end()
    },
  }
}

/** @param diagnostics collects the page errors */
function tabOf(send: Send, diagnostics: string[]): Tab {
  const evaluate: Tab['evaluate'] = async (script, given) => {
    const [result, failure, seen] = (await send('POST', '/execute/async', {
      script: `const done = arguments[1]
        const seen = (${takeErrors})()
        Promise.resolve(arguments[0]).then(${script})
          .then((result) => done([result, null, seen]), (error) => done([null, String(error), seen]))`,
      args: [given],
    })) as [never, string | null, string[]]
    diagnostics.push(...seen)
    if (failure !== null) throw new Error(failure)
    return result
  }
  const step = (command: string) => async () => {
    // Collects errors before they are lost with the page.
    await evaluate(() => undefined, null)
    await send('POST', command)
  }
  const act = async (source: object) => void (await send('POST', '/actions', { actions: [source] }))
  // This driver does not support touch.
  const click = (x: number, y: number) =>
    act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    })
  const type = (values: readonly string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  return {
    async goto(url) {
      await evaluate(() => undefined, null)
      await send('POST', '/url', { url })
    },
    reload: step('/refresh'),
    back: step('/back'),
    forward: step('/forward'),
    evaluate,
    click,
    tap: click,
    key: (name) => type([codePoints[name]]),
    type: (words) => type([...words]),
  }
}

/**
 * Returns the page's errors since the last call. Each command calls it, because
 * this driver cannot listen before the page's own scripts run.
 */
function takeErrors(): string[] {
  const page = window as typeof window & { diagnostics?: string[] }
  if (!page.diagnostics) {
    const list: string[] = []
    page.diagnostics = list
    addEventListener('error', ({ message }) => list.push(message))
    addEventListener('unhandledrejection', ({ reason }) => list.push(String(reason)))
    const log = console.error.bind(console)
    console.error = (...words) => {
      list.push(words.join(' '))
      log(...words)
    }
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event
      list.push(`The policy refused ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  }
  return page.diagnostics.splice(0)
}
