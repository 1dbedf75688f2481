/**
 * The first step of every command: exits with a message if Node is unsupported or packages are
 * missing. Uses only syntax that old versions of Node can parse.
 */
var ranges = require('../../package.json').engines.node.split('||')
var present = process.versions.node.split('.').map(Number)

/** Tests whether a range such as ^22.12 or >=24 includes this Node. */
function includesPresent(range) {
  var lowest = range.match(/\d+/g).map(Number)
  var isSameMajor = present[0] === lowest[0] && present[1] >= (lowest[1] || 0)
  return isSameMajor || (/>=/.test(range) && present[0] > lowest[0])
}

if (!ranges.some(includesPresent))
  end(
    'Node ' +
      process.versions.node +
      ' cannot run this site. Install Node ' +
      ranges.pop().match(/\d+/)[0] +
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
