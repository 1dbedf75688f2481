import { execFileSync } from 'node:child_process'
import { dayIn } from '../../content-model/visibility/day'

/**
 * Returns the day of each content file's last commit (YYYY-MM-DD), by path from the project's
 * folder. Skips files with uncommitted changes. The result is empty without git, and in a shallow
 * clone, which would date every file to its oldest commit.
 * @param explain receives the reason if the result is empty
 */
export function lastChanges(
  root: string,
  timeZone: string,
  explain: (words: string) => void = () => undefined,
): ReadonlyMap<string, string> {
  const without = (reason: string) => {
    explain(`The sitemap has no modification dates (lastmod): ${reason}`)
    return new Map<string, string>()
  }
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false')
      return without('this clone is shallow. Fetch its history with: git fetch --unshallow')
    return daysOf(root, timeZone)
  } catch (error) {
    // Git's message gives the cause, and the fix if another user owns the folder.
    return without(String((error as { stderr?: unknown }).stderr || error).trim())
  }
}

function daysOf(root: string, timeZone: string): Map<string, string> {
  const days = new Map<string, string>()
  const options = ['--name-only', '--relative', '-z']
  const log = git(root, 'log', '--format=%x00%ct', ...options, '--', 'content')
  let day = ''
  // Git lists the newest commit first.
  for (const part of log.split('\0').map((piece) => piece.trim())) {
    if (/^\d+$/.test(part)) day = dayIn(timeZone, new Date(Number(part) * 1000))
    else if (part && !days.has(part)) days.set(part, day)
  }
  const unfinished = git(root, 'diff', ...options, 'HEAD', '--', 'content')
  for (const file of unfinished.split('\0')) days.delete(file)
  return days
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 256 * 1024 * 1024,
  })
}
