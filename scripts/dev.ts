/**
 * `npm run dev`: Gatsby's development server at http://localhost:8000, with a receiver for the form. It restarts when
 * code changes that Gatsby has loaded, such as a schema of a collection, and when it was killed. Options are those of
 * `npx gatsby develop --help`: `-- --port 8001` chooses another port.
 */
import type { Server } from 'node:http'
import { parseArgs } from 'node:util'
import { explainError, requireWritable } from '../src/generator/machine-errors'
import { isUnfinished } from '../src/generator/publish/build-note'
import { DevServer } from './dev-server/dev-server'
import { portOf, requirePort } from './machine/ports'
import { temporaryFolder } from './machine/temporary-folder'
import { whenEnded } from './machine/when-ended'
import { startReceiver } from './receiver/receiver'
import { discardCache } from './site-build/build-cache'
import { takeLock } from './site-build/build-lock'
import { requirePlace } from './site-build/build-place'

async function main(): Promise<void> {
  const root = process.cwd()
  requireWritable(root)
  requirePlace(root)
  const release = await takeLock(root, 'dev', (words) => console.error(words))
  // What a killed build was writing is neither in the old state nor in the new one.
  if (isUnfinished(root)) discardCache(root)
  const receiver = await openPorts().catch((error: Error) => {
    release()
    throw error
  })
  const start = { options: process.argv.slice(2), environment: temporaryFolder() }
  const server = new DevServer(root, start)
  whenEnded(() => server.stop())
  const status = await server.run().finally(release)
  receiver.close()
  process.exit(status)
}

/**
 * Checks the ports first: Gatsby would ask whether to use another, which nobody answers without a terminal.
 */
async function openPorts(): Promise<Server> {
  await requirePort(sitePort(), 'npm run dev -- --port 8001')
  return startReceiver()
}

/** Returns the port from Gatsby's own option, by either of its names, or its default. */
function sitePort(): number {
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p', default: process.env.PORT ?? '8000' } },
    strict: false,
  })
  return portOf(String(values.port))
}

main().catch((error: Error) => {
  console.error(explainError(error, process.cwd()) ?? error.message)
  process.exit(1)
})
