/**
 * `npm run translation`: lists translations that are up to date, stale or missing, with the changes of their originals.
 * `-- accept FILE` marks a translation as up to date; `-- new FILE` starts a translation.
 */
import { CliError } from './content/new-entry'
import { runCommand } from './machine/run-command'
import { acceptFile, beginTranslation } from './translation/commands'
import { report } from './translation/report'
import { partsThen, type Translation, translationsOf } from './translation/states'

const usage =
  'Use npm run translation to see them all, npm run translation -- accept FILE after a look at one, and npm run translation -- new FILE to begin one.'

function main([command, ...args]: string[]): void {
  const root = process.cwd()
  const thenOf = (translation: Translation) => partsThen(root, translation)
  if (command === undefined) console.log(report(translationsOf(root), thenOf))
  else if (args.length === 0) throw new CliError(usage)
  else if (command === 'accept') for (const file of args) console.log(acceptFile(root, file))
  else if (command === 'new') console.log(beginTranslation(root, args))
  else throw new CliError(`“${command}” is not known here. ${usage}`)
}

runCommand(() => main(process.argv.slice(2)))
