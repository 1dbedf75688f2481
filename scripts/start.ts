/**
 * `npm start`: builds the production site and serves it on loopback, with a receiver for its form.
 * The form of this build posts to this machine; `npm run build` makes the one to publish.
 */
import { spawnSync } from 'node:child_process'
import { startLocalReceiver } from './local-receiver'
import { formEnvironment } from './local-services'
import { serve } from './serve'

const build = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, ...formEnvironment },
})
if (build.status !== 0) process.exit(build.status ?? 1)

const port = Number(process.env.PORT ?? 9000)
const starting = startLocalReceiver().then(() => serve({ folder: 'dist', port }))
starting.then(
  ({ address }) => console.log(`\nThe site is at ${address}\nPress Ctrl+C to stop.`),
  (error: NodeJS.ErrnoException) => {
    const busy = error.code === 'EADDRINUSE' && error.message.includes(`:${port}`)
    console.error(
      busy ? `Port ${port} is in use. Choose another: PORT=9001 npm start` : error.message,
    )
    process.exit(1)
  },
)
