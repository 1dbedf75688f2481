/**
 * `npm start`: builds the production site and serves it on loopback, with a receiver for its form.
 * The form of this build posts to this machine; `npm run build` makes the one to publish. `PORT=9001 npm start` chooses
 * another port.
 */
import { spawnSync } from 'node:child_process'
import { explainPort, portOf, requirePort } from './machine/ports'
import { runCommand } from './machine/run-command'
import { formEnvironment } from './receiver/local-services'
import { receiverPort, receiverPortAdvice, startReceiver } from './receiver/receiver'
import { serve } from './serve'

const advice = 'PORT=9001 npm start'

async function main(): Promise<void> {
  const port = portOf(process.env.PORT ?? '9000')
  // Checked before the build, not after it.
  await requirePort(port, advice, '127.0.0.1')
  await requirePort(receiverPort, receiverPortAdvice, '127.0.0.1')
  const build = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, ...formEnvironment },
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
  await startReceiver()
  const { address } = await serve({ folder: 'dist', port }).catch((error: Error) => {
    throw new Error(explainPort(error, port, advice))
  })
  console.log(`\nThe site is at ${address}\nPress Ctrl+C to stop.`)
}

runCommand(main)
