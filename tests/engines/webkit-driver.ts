/** Starts WebKit's browser with its driver. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { webKitDriver } from '../../scripts/machine/engines'
import type { VisitorOptions } from './engine'
import { connect, type Send } from './webdriver'

/** About one browser in a hundred never answers, before it has seen a page: so often another is started. */
const starts = 3

/** Time for a new browser to paint its empty page, on a busy machine (milliseconds). */
const startTime = 20_000

/** A browser that has painted its first, empty page. */
export interface Browser {
  /** Sends commands to its session. */
  send: Send
  /** Ends it, and its driver. */
  end(): void
}

/** Starts a browser with a driver of its own, since a driver waits for a browser that never answers. */
export async function startBrowser(
  options: VisitorOptions,
  { environment, drivers }: { environment: NodeJS.ProcessEnv; drivers: Drivers },
  triesLeft = starts,
): Promise<Browser> {
  const port = await freePort()
  const driver = spawn(webKitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: environment,
    // The browser is in the driver's process group, and ends with it.
    detached: true,
  })
  drivers.add(driver)
  const end = () => endDriver(driver, drivers)
  try {
    const first = connect(`http://127.0.0.1:${port}`, startTime)
    await untilReady(first)
    const created = await first('POST', '/session', capabilities(options))
    const { sessionId } = created as { sessionId: string }
    const address = `http://127.0.0.1:${port}/session/${sessionId}`
    if (options.script)
      await connect(address, startTime)('POST', '/execute/async', {
        script: 'requestAnimationFrame(arguments[0])',
        args: [],
      })
    return { send: connect(address), end }
  } catch (error) {
    end()
    if (triesLeft === 1) throw error
    return startBrowser(options, { environment, drivers }, triesLeft - 1)
  }
}

/** Drivers that run. */
export type Drivers = Set<ChildProcess>

/** Ends a driver, and its browser where that has not ended. */
export function endDriver(driver: ChildProcess, drivers: Drivers): void {
  if (!drivers.delete(driver) || driver.pid === undefined) return
  try {
    // A browser that hangs would not hear a request to end.
    process.kill(-driver.pid, 'SIGKILL')
  } catch (error) {
    // Both have ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function capabilities({ script }: VisitorOptions): object {
  const args = ['--automation', ...(script ? [] : ['--enable-javascript=false'])]
  return { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } } }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Waits until the driver listens; before that it refuses connections. */
async function untilReady(send: Send): Promise<void> {
  for (let tries = 100; ; tries--) {
    const status = await send('GET', '/status').catch((error: Error) => error)
    if (!(status instanceof Error)) return
    if (tries === 0) throw status
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
