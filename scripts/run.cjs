/**
 * Runs a command's script: `node scripts/run.cjs build`. It runs in this
 * process: a wrapper would receive the signals of `npm run` and leave the
 * script running.
 */
require('./machine/requirements.cjs')

var path = require('node:path')

var script = path.join(__dirname, `${process.argv[2]}.ts`)
require('./machine/help.cjs')(script)

// Keeps tsx's cache in node_modules, not the system's temporary directory. Loads only the CommonJS
// loader: the ES module loader starts a thread that delays every package import.
var names = ['TMPDIR', 'TMP', 'TEMP']
var before = names.map((name) => process.env[name])
for (const name of names) process.env[name] = path.join(__dirname, '..', 'node_modules', '.cache')
require('tsx/cjs')
names.forEach((name, index) => {
  if (before[index] === undefined) delete process.env[name]
  else process.env[name] = before[index]
})

process.argv.splice(1, 2, script)
try {
  require(script)
} catch (error) {
  const explanation = require('./machine/development-packages.ts').explainMissingPackage(error)
  if (!explanation) throw error
  console.error(explanation)
  process.exit(1)
}
