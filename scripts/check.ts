/**
 * `npm run check`: checks content and the files made from its schemas, then
 * imports, types, lint and format. `--fix` first fixes mechanical problems and
 * formats all files; `--json` and `--github` print diagnostics for programs;
 * `--content` checks (and fixes) only the content; `--links` requests the
 * external addresses in the content, and reports broken and moved links.
 */
import { parseArgs } from 'node:util'
import type { CheckedFile } from '../src/content-model/check/checked-file'
import { formatDiagnostic, inOrder } from '../src/content-model/check/diagnostics'
import { advise } from '../src/content-model/site-rules/advice/site-advice'
import { fixContent } from './check/autofix-content'
import { checkProject } from './check/check-project'
import { asAnnotations, asJson, asText } from './check/check-report'
import { checkExternalLinks } from './check/external-links'
import { headerAdvice } from './check/header-labels'
import { themeAdvice, themeDiagnostics } from './check/theme'
import { checkFormat, formatFiles } from './content/format-files'
import { missingTemplates, staleFileDiagnostics } from './content/generated'
import { letterDiagnostics } from './content/letters'
import { requireDevelopmentPackages } from './machine/development-packages'
import { folderOf, importCycles } from './machine/import-cycles'
import { runCommand } from './machine/run-command'
import { run } from './machine/step'

async function main(): Promise<number> {
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({
    options: { fix: flag, json: flag, github: flag, content: flag, links: flag },
  })
  const root = process.cwd()
  if (values.fix) {
    const fixed = fixContent(root)
    if (!values.content) fixed.push(...formatFiles(root))
    console.error(fixed.length > 0 ? `Fixed:\n${fixed.join('\n')}\n` : 'Nothing to fix.\n')
  }
  const check = checkProject(root)
  if (values.links) return reportLinks(check.files)
  const theme = themeDiagnostics(root)
  const diagnostics = [
    ...check.diagnostics,
    ...missingTemplates(root),
    ...staleFileDiagnostics(root),
    ...theme,
    // Letters can be checked only in valid fonts.
    ...(theme.length === 0 ? await letterDiagnostics(root, check.files) : []),
  ]
  const status = diagnostics.length === 0 ? 0 : 1
  const advice = [
    ...themeAdvice(root),
    ...advise(check, { root, today: check.day }),
    ...(status === 0 ? await headerAdvice(root, check.files) : []),
  ]
  const report = { files: check.files.length, diagnostics, advice }
  if (values.json) {
    console.log(asJson(report))
    return status
  }
  if (values.github || process.env.GITHUB_ACTIONS === 'true') console.log(asAnnotations(report))
  else if (status === 0) console.log(asText(report))
  else console.error(`\n${asText(report)}\n`)
  if (status !== 0 || values.content) return status
  requireDevelopmentPackages(['typescript', '@biomejs/biome'])
  const cycles = [...(await importCycles(root)), ...(await importCycles(root, folderOf))]
  for (const cycle of cycles)
    console.error(`${cycle} is part of an import cycle. Move the shared code to a third module.`)
  if (cycles.length > 0) return 1
  return (await run(['npx', ['tsc', '-p', '.']])) || checkFormat(root)
}

/** Prints broken and moved links. @returns 1 if any is broken */
async function reportLinks(files: readonly CheckedFile[]): Promise<number> {
  console.log('\nRequesting the external addresses…')
  const { broken, moved, unchecked, count: checked } = await checkExternalLinks(files)
  for (const diagnostic of inOrder([...broken, ...moved])) console.log(formatDiagnostic(diagnostic))
  if (unchecked.length > 0) console.log(`\nNot checked:\n${unchecked.join('\n')}`)
  console.log(
    `\nExternal addresses: ${checked}. Broken links: ${broken.length}. Moved links: ${moved.length}.`,
  )
  return broken.length > 0 ? 1 : 0
}

runCommand(main, 'The options are --fix, --json, --github, --content and --links.')
