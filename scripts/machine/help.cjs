/**
 * Answers `--help` with the comment at the top of a command's script, before
 * the script and its packages are loaded.
 */
const { readFileSync } = require('node:fs')

module.exports = function answerHelp(script) {
  if (!process.argv.includes('--help')) return
  const [, comment] = /\/\*\*(.*?)\*\//s.exec(readFileSync(script, 'utf8'))
  console.log(
    comment
      .replace(/^ \* ?/gm, '')
      .replaceAll('`', '')
      .trim(),
  )
  process.exit()
}
