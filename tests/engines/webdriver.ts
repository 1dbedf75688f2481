/** WebKit's WebDriver (https://www.w3.org/TR/webdriver2/). */
import { setTimeout as wait } from 'node:timers/promises'
import { webKitDriver } from '../../scripts/machine/engines'
import { freePort } from '../../scripts/machine/ports'
import { spawnGroup } from '../../scripts/machine/process-group'
import type { VisitorOptions } from './engine'

/** Resolves to the value, or rejects with the driver's message. */
export type Send = (
  method: 'POST' | 'GET' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>

/** A browser that has painted its first, empty page. */
export interface Browser {
  send: Send
  end(): void
}

/** Attempts to start a browser, because about 1 % of browsers never respond. */
const starts = 3

/** Time limit for the first paint on a busy machine (milliseconds). */
const startTime = 20_000

/** Time limit for a command on a busy machine (milliseconds). */
const longestAnswer = 60_000

/** Each browser has its own driver, because a driver waits forever for a hung browser. */
export async function startBrowser(
  { script }: VisitorOptions,
  env: NodeJS.ProcessEnv,
): Promise<Browser> {
  const args = ['--automation', ...(script ? [] : ['--enable-javascript=false'])]
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } }
  for (let left = starts; ; left--) {
    const port = await freePort()
    // A hung browser ignores requests to end, so it shares the driver's process group.
    const { end } = spawnGroup(webKitDriver, [`--port=${port}`], { stdio: 'ignore', env })
    try {
      const first = connect(`http://127.0.0.1:${port}`, startTime)
      // The driver refuses connections until it listens.
      for (let tries = 100; tries > 0; tries--) {
        const isReady = await first('GET', '/status').then(
          () => true,
          () => false,
        )
        if (isReady) break
        await wait(100)
      }
      const created = await first('POST', '/session', { capabilities })
      const { sessionId } = created as { sessionId: string }
      const address = `http://127.0.0.1:${port}/session/${sessionId}`
      const painted = { script: 'requestAnimationFrame(arguments[0])', args: [] }
      if (script) await connect(address, startTime)('POST', '/execute/async', painted)
      return { send: connect(address, longestAnswer), end }
    } catch (error) {
      end()
      if (left === 1) throw error
    }
  }
}

/** @param answerTime time limit per command (milliseconds) */
function connect(address: string, answerTime: number): Send {
  return async (method, path, body = {}) => {
    const answer = await fetch(address + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerTime),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (answer.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${method} ${path}: ${error}. ${message}`)
  }
}
