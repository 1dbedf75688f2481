import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import type { SiteCopy } from '../site-copy'

/** A development server that runs in a copy of the site. */
export interface DevelopmentServer {
  address: string
  /** Returns all that it has printed so far. */
  output(): string
  /** Returns its exit code, once it has ended. */
  exitCode(): number | null
  stop(): void
}

/** Starts `npm run dev` and waits until it is ready, which takes a minute or more on a slow machine. */
export async function startDevelopmentServer(copy: SiteCopy): Promise<DevelopmentServer> {
  // Two for each worker: the receiver of the form takes the next one.
  const port = 9181 + 2 * test.info().parallelIndex
  let terminal = ''
  const server = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    cwd: copy.folder,
    // A process group of its own, so that all processes of the server can be ended.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: '',
      GATSBY_TELEMETRY_DISABLED: '1',
      // Not the port of the site's own receiver, which other tests may use.
      GATSBY_FORM_ENDPOINT: `http://127.0.0.1:${port + 1}/submit`,
    },
  })
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      terminal += chunk.toString()
    })
  const started = () => terminal.includes('You can now view') || server.exitCode !== null
  await expect.poll(started, { timeout: 500_000 }).toBe(true)
  expect(server.exitCode, terminal).toBe(null)
  return {
    address: `http://localhost:${port}`,
    output: () => terminal,
    exitCode: () => server.exitCode,
    stop: () => {
      if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGKILL')
    },
  }
}
