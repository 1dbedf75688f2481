import { spawn, spawnSync } from 'node:child_process'

/**
 * Runs a command in this terminal, and ends with its status when it fails.
 * @param env beside this process's own environment
 */
export function step(command: string, args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** A command, its arguments, and what its environment has beside this process's own. */
export type Command = [command: string, args: string[], env?: Record<string, string>]

/**
 * Runs commands side by side, shows what each has said once it has ended, and ends with the status of
 * the first that failed.
 */
export async function stepsAtOnce(...commands: Command[]): Promise<void> {
  const statuses = await Promise.all(commands.map(run))
  const failed = statuses.find((status) => status !== 0)
  if (failed !== undefined) process.exit(failed)
}

function run([command, args, env]: Command): Promise<number> {
  const said: Buffer[] = []
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (words: Buffer) => said.push(words))
    child.on('error', fail)
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said))
      done(status ?? 1)
    })
  })
}
