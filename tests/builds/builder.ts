/** Builds a copy of the project as people do, and kills builds as machines do. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Run, SiteCopy } from '../support/site-copy'

const environment = {
  NODE_ENV: '',
  // A build server: new addresses are not noted, so that files may go again.
  CI: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  SOURCE_DATE_EPOCH: '1790000000',
}

/** Builds, and says what went wrong when the build does not succeed. */
export async function build(copy: SiteCopy, env: Record<string, string> = {}): Promise<Run> {
  const run = await copy.run('npm', ['run', 'build'], { ...environment, ...env })
  if (run.status !== 0) throw new Error(run.output)
  return run
}

/** Builds the content of another project with nothing left from earlier builds. */
export async function buildClean(copy: SiteCopy, content: string): Promise<Run> {
  await removeBuilds(copy)
  await setContent(copy, content)
  return build(copy)
}

/** Leaves nothing of earlier builds. */
export async function removeBuilds({ folder }: SiteCopy): Promise<void> {
  for (const name of ['.cache', 'public', 'dist', 'hosting'])
    await rm(join(folder, name), { recursive: true, force: true })
}

/** Gives a copy the content of another project. */
export async function setContent({ folder }: SiteCopy, from: string): Promise<void> {
  await rm(join(folder, 'content'), { recursive: true, force: true })
  await cp(join(from, 'content'), join(folder, 'content'), { recursive: true })
}

/**
 * Starts a build and kills it and all that it has started, without a chance to tidy up.
 * @param moment milliseconds after its start, or words of its output
 * @throws when it ends without these words
 */
export async function buildAndKill(copy: SiteCopy, moment: number | string): Promise<void> {
  const child: ChildProcess = spawn('npm', ['run', 'build'], {
    cwd: copy.folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, which is killed as one.
    detached: true,
  })
  const ended = once(child, 'exit')
  const kill = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  const timer = typeof moment === 'number' ? setTimeout(kill, moment) : undefined
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (typeof moment === 'string' && output.includes(moment)) kill()
  })
  const [status] = await ended
  clearTimeout(timer)
  if (typeof moment === 'string' && status !== null)
    throw new Error(`The build ended before it said “${moment}”.`)
  // Its processes end one after the other; the next build would wait for the last of them.
  for (let looks = 0; looks < 100 && child.pid && isPresent(-child.pid); looks += 1)
    await sleep(100)
}

/** Whether a process is there, or with a number below 0, one of the group. */
function isPresent(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
