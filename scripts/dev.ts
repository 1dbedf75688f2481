/** `npm run dev`: Gatsby's development server, with a receiver for the form. */
import { spawn } from 'node:child_process'
import { startLocalReceiver } from './local-receiver'
import { formEnvironment } from './local-services'

startLocalReceiver().then(
  (receiver) => {
    const gatsby = spawn('npx', ['gatsby', 'develop', ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: { ...process.env, ...formEnvironment },
    })
    gatsby.on('exit', (status) => {
      void receiver.close().then(() => process.exit(status ?? 0))
    })
  },
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
