/**
 * `npm run rename -- services/erp-integration erp-connector`: renames an entry
 * and updates all references. The old addresses redirect to the new ones.
 */

import { count, formatReport } from '../src/content-model/check/diagnostics'
import { checkProject } from './check/check-project'
import { renameEntry } from './content/rename-entry'
import { CliError, runCommand } from './machine/run-command'

const usage =
  'Name the file and its new name, for example: npm run rename -- services/erp-integration erp-connector'

function main(args: string[]): void {
  const [named, slug, ...more] = args
  if (!named || !slug || more.length > 0) throw new CliError(usage)
  const root = process.cwd()
  const changed = renameEntry(root, named, slug)
  console.log(
    [
      `${count(changed.length, 'file')} renamed or changed:`,
      ...changed.map((path) => `  content/${path}`),
    ].join('\n'),
  )
  const diagnostics = checkProject(root).diagnostics.filter(({ unfinished }) => !unfinished)
  if (diagnostics.length > 0) console.log(`\n${formatReport(diagnostics)}`)
}

runCommand(() => main(process.argv.slice(2)))
