import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'

/** Command, arguments, and variables added to this process's environment. */
export type Command = [command: string, args: string[], env?: Record<string, string>]

/** Runs a command in this terminal. @returns its status */
export const run = (command: Command): Promise<number> => start(command, 'inherit').status

/**
 * Runs commands in order until one fails, and prints the output of each when it
 * ends.
 * @returns the status of the last command that ran
 */
export async function runInTurn(commands: readonly Command[]): Promise<number> {
  for (const command of commands) {
    const { child, status } = start(command, 'pipe')
    const streams = [child.stdout, child.stderr].map((stream) => stream && buffer(stream))
    const ended = await status
    for (const words of await Promise.all(streams)) process.stdout.write(words ?? '')
    if (ended !== 0) return ended
  }
  return 0
}

function start([command, args, env]: Command, output: 'inherit' | 'pipe') {
  const child = spawn(command, args, {
    stdio: [output === 'pipe' ? 'ignore' : 'inherit', output, output],
    env: { ...process.env, ...env },
  })
  const status = new Promise<number>((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => done(code ?? 1))
  })
  return { child, status }
}
