/**
 * The first step of every command. Prints one line and exits if Node is too old or the packages are missing. Uses only
 * syntax that old versions of Node can parse.
 */
var wanted = require('../../package.json').engines.node.match(/\d+/g).map(Number)
var present = process.versions.node.split('.').map(Number)

if (present[0] < wanted[0] || (present[0] === wanted[0] && present[1] < wanted[1]))
  end(
    'Node ' +
      process.versions.node +
      ' is too old for this site. Install Node ' +
      wanted.join('.') +
      ' or newer: https://nodejs.org',
  )

try {
  require.resolve('tsx/cli')
} catch (_error) {
  end('The packages of this site are not installed. Run: npm ci')
}

function end(words) {
  console.error(words)
  process.exit(1)
}
