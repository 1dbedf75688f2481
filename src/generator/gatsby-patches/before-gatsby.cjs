/** Preload for Gatsby: runs in its first process and in those that it starts. */
if (process.env.GATSBY_WORKER_POOL_WORKER) {
  // The results of a worker are useless once the process that asked for them is gone.
  process.on('disconnect', () => process.exit())
} else {
  skipCompilation()
  silenceHelmetPlugin()
  exitWithParent()
}

/**
 * Skips Gatsby's compilation of gatsby-node.ts and gatsby-config.ts, which gatsby-files.ts has compiled. It
 * takes two seconds, and five with 10,000 articles, because Parcel compares every file of the project, its
 * caches and its output with those that it saw last.
 */
function skipCompilation() {
  const files = require('gatsby/dist/utils/parcel/compile-gatsby-files')
  files.compileGatsbyFiles = async () => undefined
}

/**
 * Removes the plugin's only step before a build, which warns on every build that Gatsby has another way now.
 */
function silenceHelmetPlugin() {
  delete require('gatsby-plugin-react-helmet/gatsby-node').onPreInit
}

/** Exits with the program that started this one, and when nobody reads its output any more. */
function exitWithParent() {
  const exit = () => process.exit(1)
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) exit()
  }, 500).unref()
  for (const output of [process.stdout, process.stderr])
    output.on('error', ({ code }) => {
      if (code === 'EPIPE') exit()
    })
}
