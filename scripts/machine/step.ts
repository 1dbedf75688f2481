import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Command, arguments, and variables added to this process's environment. */
export type Command = [command: string, args: string[], env?: Record<string, string>]

/** Runs a command in this terminal. @returns its status */
export const run = (command: Command): Promise<number> => start(command, 'inherit').status

/**
 * Runs commands in order until a command fails. Prints the output of the other commands when they
 * end.
 * @returns the status of the last command that ran, and the output of a failed command
 */
export async function runInSequence(commands: readonly Command[]) {
  for (const command of commands) {
    const { child, status } = start(command, 'pipe')
    const streams = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))
    const ended = await status
    const output = (await Promise.all(streams)).join('')
    if (ended !== 0) return { status: ended, failure: output }
    process.stdout.write(output)
  }
  return { status: 0, failure: '' }
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
