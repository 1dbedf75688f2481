/**
 * `npm start`: builds the production site and serves it on loopback with a form
 * stub. The form posts to this machine, so publish the output of
 * `npm run build` instead. `PORT=9001 npm start` chooses another port.
 */

import { startFormStub } from './form-stub/form-stub'
import { portOf, requireFreePort } from './machine/ports'
import { runCommand } from './machine/run-command'
import { run } from './machine/step'
import { serve } from './serve'

async function main(): Promise<void> {
  const port = portOf(process.env.PORT ?? '9000')
  // Checks the port before the slow build.
  await requireFreePort(port, 'PORT=9001 npm start', '127.0.0.1')
  const { environment } = await startFormStub()
  const status = await run(['npm', ['run', '--silent', 'build'], environment])
  if (status !== 0) process.exit(status)
  const { address, prefix } = await serve({ folder: 'dist', port })
  console.log(`\nThe site is at ${address}${prefix}\nPress Ctrl+C to stop.`)
}

runCommand(main)
