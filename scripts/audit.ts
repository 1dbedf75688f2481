/**
 * `npm run audit`: prints the security advisories that CONTRIBUTING.md does not
 * list as reviewed.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type AuditReport, advisoryProblems } from './machine/advisories'
import { runCommand } from './machine/run-command'

async function main(): Promise<number> {
  // npm exits with 1 for any advisory.
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
  const report: AuditReport = JSON.parse(stdout || '{}')
  const problems = advisoryProblems(report, readFileSync('CONTRIBUTING.md', 'utf8'))
  console.log(problems.join('\n') || 'Every advisory has been reviewed.')
  return problems.length > 0 ? 1 : 0
}

runCommand(main)
