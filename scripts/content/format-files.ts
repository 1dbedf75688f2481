import { spawnSync } from 'node:child_process'
import { count } from '../../src/content-model/check/diagnostics'
import { requireDevelopmentPackages } from '../machine/development-packages'

/**
 * Formats all files and applies the safe fixes of lint rules. Skips files that cannot be parsed.
 * @returns a line with the number of changed files, or nothing
 */
export function formatFiles(root: string): string[] {
  requireDevelopmentPackages(['@biomejs/biome'])
  const { stdout } = spawnSync('npx', ['biome', 'check', '--write', '--reporter=json', '.'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { summary }: { summary: { changed: number } } = JSON.parse(stdout)
  return summary.changed > 0 ? [`${count(summary.changed, 'file')} · format and lint`] : []
}

/** Checks lint and format of all files. @returns the status of Biome */
export function checkFormat(root: string): number {
  const { status } = spawnSync('npx', ['biome', 'check', '.'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) console.error('To format files and apply safe fixes: npm run check -- --fix')
  return status ?? 1
}
