/**
 * Runs a command's script in this very process: `node scripts/run.cjs build`. With a program in between, a
 * signal to `npm run` would end that one and leave the script running.
 */
require('./machine/requirements.cjs')

var path = require('node:path')

var script = path.join(__dirname, `${process.argv[2]}.ts`)
require('./machine/help.cjs')(script)

// Makes tsx keep its cache with the packages, and not in the system's temporary directory. Its loader for CommonJS alone:
// that for ES modules starts a thread, for which every import of a package would wait.
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
