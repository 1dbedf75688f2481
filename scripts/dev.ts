/** `npm run dev`: Gatsby's development server, with a receiver for the form. */
import { spawn } from 'node:child_process'
import { discardCache } from './build-cache'
import { takeLock } from './build-lock'
import { startLocalReceiver } from './local-receiver'
import { formEnvironment } from './local-services'

async function main(): Promise<void> {
  const lock = await takeLock(process.cwd(), 'dev', { onWait: (words) => console.error(words) })
  // What a build was writing when it was killed is neither the old state nor the new one.
  if (lock.abandonedBy === 'build') discardCache(process.cwd())
  const receiver = await startLocalReceiver().catch((error: Error) => {
    lock.release()
    throw error
  })
  const gatsby = spawn('npx', ['gatsby', 'develop', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...formEnvironment },
  })
  if (gatsby.pid) lock.add(gatsby.pid)
  // A terminal interrupts both; this one stays until the other has ended.
  process.on('SIGINT', () => undefined)
  gatsby.on('exit', (status) => {
    lock.release()
    void receiver.close().then(() => process.exit(status ?? 0))
  })
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
