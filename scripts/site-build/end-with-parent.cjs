/**
 * Preload for Gatsby and its child processes. Each ends with its parent or its output pipe;
 * otherwise a killed build would continue and write into the next build's files.
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
