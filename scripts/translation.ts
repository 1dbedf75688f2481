/**
 * `npm run translation`: says which translations are up to date, stale or missing, and how their originals have
 * changed. `-- accept FILE` marks one as up to date after a look; `-- new FILE` begins one.
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
