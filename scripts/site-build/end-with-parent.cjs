/**
 * Preload for Gatsby and the processes that it starts: each ends with the one that has started it, and when nobody
 * reads its output any more. A killed build would go on, and write into the folder of the next one.
 */
const exit = () => process.exit(1)
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) exit()
}, 500).unref()
for (const output of [process.stdout, process.stderr])
  output.on('error', ({ code }) => {
    if (code === 'EPIPE') exit()
  })
