/** When each content file last changed, from the history that it has in git. */
import { execFileSync } from 'node:child_process'
import { dayIn } from '../../content-model/visibility/day'

/**
 * The day of the last commit of each file below `content/`, by path from the project's folder, as
 * year-month-day. A file with changes that are not committed has none. Empty without git, and in a shallow
 * clone, whose history would date every file to the day of its cut.
 * @param timeZone decides which day it was
 * @param explain hears why it is empty, in words for whoever builds
 */
export function lastChanges(
  root: string,
  timeZone: string,
  explain: (words: string) => void = () => undefined,
): ReadonlyMap<string, string> {
  const without = (reason: string) => {
    explain(`The sitemap says of no page when it last changed (lastmod): ${reason}`)
    return new Map<string, string>()
  }
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false')
      return without('this clone has no history. Get it with: git fetch --unshallow')
    return daysOf(root, timeZone)
  } catch (error) {
    // Git says what is in the way, and of a folder of another owner what to do.
    return without(String((error as { stderr?: unknown }).stderr || error).trim())
  }
}

function daysOf(root: string, timeZone: string): Map<string, string> {
  const days = new Map<string, string>()
  const options = ['--name-only', '--relative', '-z']
  const log = git(root, 'log', '--format=%x00%ct', ...options, '--', 'content')
  let day = ''
  // Newest commit first: the first day seen of a file is that of its last change.
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
