import { spawn, spawnSync } from 'node:child_process'

/**
 * Runs a command in this terminal, and ends this process with its status if it fails.
 * @param env variables beside this process's own environment
 */
export function step(command: string, args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** A command, its arguments, and variables beside this process's own environment. */
export type Command = [command: string, args: string[], env?: Record<string, string>]

/**
 * Runs sequences of commands in parallel, prints the output of each command once it has ended, and ends this process
 * with the status of the first that failed.
 */
export async function stepsAtOnce(...sequences: Command[][]): Promise<void> {
  const statuses = await Promise.all(sequences.map(runInTurn))
  const failed = statuses.find((status) => status !== 0)
  if (failed !== undefined) process.exit(failed)
}

/** Runs commands one after the other, up to the first that fails. @returns the status of the last that ran */
async function runInTurn(commands: readonly Command[]): Promise<number> {
  for (const command of commands) {
    const status = await run(command)
    if (status !== 0) return status
  }
  return 0
}

function run([command, args, env]: Command): Promise<number> {
  const output: Buffer[] = []
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (words: Buffer) => output.push(words))
    child.on('error', fail)
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(output))
      done(status ?? 1)
    })
  })
}
