/**
 * `npm run translation`: lists translations that are up to date, stale or
 * missing, with the changes of their originals. `-- accept FILE` marks a
 * translation as up to date; `-- new FILE` starts one.
 */
import { CliError, runCommand } from './machine/run-command'
import { acceptFile, startTranslation } from './translation/commands'
import { report } from './translation/report'
import { partsWhenTranslated, type Translation, translationsOf } from './translation/states'

const usage =
  'To list all translations: npm run translation. To mark one as up to date: npm run translation -- accept FILE. To start one: npm run translation -- new FILE.'

function main([command, ...args]: string[]): void {
  const root = process.cwd()
  const earlierParts = (translation: Translation) => partsWhenTranslated(root, translation)
  if (command === undefined) console.log(report(translationsOf(root), earlierParts))
  else if (args.length === 0) throw new CliError(usage)
  else if (command === 'accept') for (const file of args) console.log(acceptFile(root, file))
  else if (command === 'new') console.log(startTranslation(root, args))
  else throw new CliError(`There is no command “${command}”. ${usage}`)
}

runCommand(() => main(process.argv.slice(2)))
