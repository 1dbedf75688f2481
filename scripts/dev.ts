/** `npm run dev`: Gatsby's development server, with a receiver for the form. */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { explainFault, requireWritable } from '../src/build/faults'
import { discardCache } from './build-cache'
import { takeLock } from './build-lock'
import { requireParts } from './build-parts'
import { gatsbyCommand } from './gatsby-command'
import { compileGatsbyFiles, writeGatsbyFiles } from './gatsby-files'
import { startLocalReceiver } from './local-receiver'
import { formEnvironment } from './local-services'
import { portOf, requirePort } from './ports'
import type { Receiver } from './receiver/server'

async function main(): Promise<void> {
  requireWritable(process.cwd())
  requireParts(process.cwd())
  const lock = await takeLock(process.cwd(), 'dev', { onWait: (words) => console.error(words) })
  // What a build was writing when it was killed is neither the old state nor the new one.
  if (lock.abandonedBy === 'build') discardCache(process.cwd())
  const receiver = await openPorts().catch((error: Error) => {
    lock.release()
    throw error
  })
  writeGatsbyFiles(await compileGatsbyFiles(process.cwd()))
  const gatsby = spawn(
    process.execPath,
    [...gatsbyCommand(process.cwd()), 'develop', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, ...formEnvironment },
    },
  )
  if (gatsby.pid) lock.add(gatsby.pid)
  // A terminal interrupts both; this one stays until the other has ended.
  process.on('SIGINT', () => undefined)
  gatsby.on('exit', (status) => {
    lock.release()
    void receiver.close().then(() => process.exit(status ?? 0))
  })
}

/** Gatsby would ask for another port of its own accord, which nobody answers without a terminal. */
async function openPorts(): Promise<Receiver> {
  await requirePort(sitePort(), 'npm run dev -- --port 8001')
  return startLocalReceiver()
}

/** Gatsby's own option, by either of its names, and its default. */
function sitePort(): number {
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p', default: process.env.PORT ?? '8000' } },
    strict: false,
  })
  return portOf(String(values.port))
}

main().catch((error: Error) => {
  console.error(explainFault(error, process.cwd()) ?? error.message)
  process.exit(1)
})
