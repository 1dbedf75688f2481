/**
 * `npm run clean`: removes all build output, the leftovers of killed builds,
 * and Gatsby's caches. It is plain JavaScript so that it runs even if packages
 * are missing or broken.
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
