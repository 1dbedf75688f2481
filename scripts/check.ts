/**
 * `npm run check`: content and the files made from its schemas, then types, lint and format.
 * `--fix` mends what is mechanical first; `--json` and `--github` say what was found to programs;
 * `--content` leaves out types, lint and format.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { checkContent } from '../src/content-model/check/check'
import { openCheckCache } from '../src/content-model/check/check-cache'
import { advise } from '../src/content-model/site-rules/site-advice'
import { explainFault } from '../src/generator/pages/machine-errors'
import { mendContent } from './content/autofix-content'
import { asAnnotations, asJson, forPeople } from './content/check-report'
import { missingTemplates, staleProblems } from './content/generated'

async function main(): Promise<number> {
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({
    options: { fix: flag, json: flag, github: flag, content: flag },
  })
  const root = process.cwd()
  if (values.fix) {
    const mended = await mendContent(root)
    console.error(mended.length > 0 ? `Mended:\n${mended.join('\n')}\n` : 'Nothing to mend.\n')
  }
  const cache = openCheckCache(root)
  const check = checkContent(root, { cache })
  cache.save()
  const problems = [...check.problems, ...missingTemplates(root), ...staleProblems(root)]
  const advice = await advise(check, { root, today: new Date().toISOString().slice(0, 10) })
  const report = { files: check.files.length, problems, advice }
  const status = problems.length === 0 ? 0 : 1
  if (values.json) {
    console.log(asJson(report))
    return status
  }
  if (values.github || process.env.GITHUB_ACTIONS === 'true') console.log(asAnnotations(report))
  else if (status === 0) console.log(forPeople(report))
  else console.error(`\n${forPeople(report)}\n`)
  if (status !== 0 || values.content) return status
  return run('npx', ['tsc', '-p', '.']) || run('npx', ['biome', 'check', '.'])
}

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1
}

main().then(
  (status) => {
    process.exitCode = status
  },
  (error: Error & { code?: string }) => {
    const fault = explainFault(error, process.cwd())
    if (!fault && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error
    console.error(fault ?? 'The options are --fix, --json, --github and --content.')
    process.exitCode = 1
  },
)
