import { expect } from '@playwright/test'
import { freePort } from '../../../scripts/machine/ports'
import { spawnGroup } from '../../../scripts/machine/process-group'
import type { SiteCopy } from '../site-copy'

export interface DevelopmentServer {
  address: string
  /** Returns the output so far. */
  output(): string
  /** Returns null until the server ends. */
  exitCode(): number | null
  stop(): void
}

/** Starts `npm run dev` and waits until it is ready, a minute or more. */
export async function startDevelopmentServer(copy: SiteCopy): Promise<DevelopmentServer> {
  const port = await freePort()
  let terminal = ''
  const { child: server, end } = spawnGroup('npm', ['run', 'dev', '--', '--port', String(port)], {
    cwd: copy.folder,
    env: {
      ...process.env,
      NODE_ENV: '',
      GATSBY_TELEMETRY_DISABLED: '1',
      // Other tests may use the shared form stub.
      GATSBY_FORM_ENDPOINT: `http://127.0.0.1:${await freePort()}/submit`,
    },
  })
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => {
      terminal += chunk.toString()
    })
  const started = () => terminal.includes('You can now view') || server.exitCode !== null
  await expect.poll(started, { timeout: 500_000 }).toBe(true)
  expect(server.exitCode, terminal).toBe(null)
  return {
    address: `http://localhost:${port}`,
    output: () => terminal,
    exitCode: () => server.exitCode,
    stop: end,
  }
}
