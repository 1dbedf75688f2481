/**
 * `npm run clean`: removes everything that was built, including what a killed build has left and Gatsby's own
 * caches. Plain JavaScript, so that it works when packages are missing or broken.
 */
const { readdirSync, rmSync } = require('node:fs')
const { join } = require('node:path')
require('./machine/help.cjs')(__filename)

const built = /^(\.cache|public|(dist|hosting)(\.next|\.last)?|\.build-lock.*)$/
const caches = ['babel-loader', 'terser-webpack-plugin'].map((name) =>
  join('node_modules', '.cache', name),
)

for (const folder of [...readdirSync('.').filter((name) => built.test(name)), ...caches])
  rmSync(folder, { recursive: true, force: true })
