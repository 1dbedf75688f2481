/**
 * Loaded before Gatsby, in its first process and in those that it starts.
 */
if (process.env.GATSBY_WORKER_POOL_WORKER) {
  // What this one does is for nobody once the process that asked for it is gone.
  process.on('disconnect', () => process.exit())
} else {
  takeCompiledFiles()
  quietenPlugin()
  endWithOthers()
}

/**
 * Gatsby would compile gatsby-node.ts and gatsby-config.ts with Parcel: this takes two seconds, and five
 * where there are 10,000 articles, because Parcel compares every file of the project, its caches and its
 * output with those that it saw last. gatsby-files.ts has compiled them.
 */
function takeCompiledFiles() {
  const files = require('gatsby/dist/utils/parcel/compile-gatsby-files')
  files.compileGatsbyFiles = async () => undefined
}

/** Its only step before a build warns that Gatsby has another way now, on every build. */
function quietenPlugin() {
  delete require('gatsby-plugin-react-helmet/gatsby-node').onPreInit
}

/** Ends with the program that has started it, and when nobody reads its output any more. */
function endWithOthers() {
  const end = () => process.exit(1)
  const starter = process.ppid
  setInterval(() => {
    if (process.ppid !== starter) end()
  }, 500).unref()
  for (const output of [process.stdout, process.stderr])
    output.on('error', ({ code }) => {
      if (code === 'EPIPE') end()
    })
}
