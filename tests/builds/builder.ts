import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, spawnGroup } from '../../scripts/machine/process-group'
import type { Run, SiteCopy } from '../support/site-copy'

const environment = {
  NODE_ENV: '',
  CI: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  SOURCE_DATE_EPOCH: '1790000000',
}

/** A copy with a built site. */
export interface Built {
  copy: SiteCopy
  /** Address without a slash at the end. */
  home: string
  /** Such as `/some/prefix`. */
  prefix: string
}

/** Builds a copy. @throws with the build's output when it fails */
export async function build(
  copy: SiteCopy,
  env: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<Run> {
  // The list of published addresses would forbid removing files.
  await rm(join(copy.folder, 'addresses.txt'), { force: true })
  const run = await copy.run('npm', ['run', 'build', '--', ...options], { ...environment, ...env })
  if (run.status !== 0) throw new Error(run.output)
  return run
}

/**
 * Kills all processes of a build `later` ms after it prints `words`.
 * @throws when the build ends before it prints `words`
 */
export async function buildAndKill(
  copy: SiteCopy,
  { words, later }: { words: string; later: number },
): Promise<void> {
  const { child, end } = spawnGroup('npm', ['run', 'build'], {
    cwd: copy.folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  let timer: NodeJS.Timeout | undefined
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.includes(words)) timer ??= setTimeout(end, later)
  })
  await ended
  end()
  clearTimeout(timer)
  if (!timer) throw new Error(`The build ended before it printed “${words}”.`)
  // The last process may still be writing.
  for (let attempt = 0; attempt < 100 && child.pid && isAlive(-child.pid); attempt += 1)
    await sleep(100)
}
