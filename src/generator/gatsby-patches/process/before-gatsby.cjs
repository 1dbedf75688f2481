/**
 * Preload for Gatsby: runs in its first process and in those that it starts, and ends each with the one that
 * has started it.
 *
 * Internal: the variable `GATSBY_WORKER_POOL_WORKER`, which Gatsby 5.16.1 sets in its workers.
 * Gain: a killed build leaves no process behind.
 * When it is gone: workers are treated like the first process, and end with their parent all the same.
 */
if (!process.env.GATSBY_WORKER_POOL_WORKER) require('./skip-compilation.cjs')

const exit = () => process.exit(1)
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) exit()
}, 500).unref()
// Nobody reads the output any more.
for (const output of [process.stdout, process.stderr])
  output.on('error', ({ code }) => {
    if (code === 'EPIPE') exit()
  })
