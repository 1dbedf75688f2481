/** Gives work on many files to child processes: what it takes of memory is gone when they end. */
import { fork } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { bundleModule } from './bundle-module'

/** What a child process answers: nothing, or the error that has ended its work. */
interface Answer {
  error?: Pick<NodeJS.ErrnoException, 'message' | 'code' | 'path' | 'syscall'>
}

/**
 * Does each task in a child process of its own.
 * @param root the project's folder
 * @param module one of `src/generator`, which calls `workInChild`
 * @param tasks values that can be written as JSON
 * @param meanwhile what this process does once the others are at work
 * @throws what a child process throws
 */
export async function inChildProcesses<Task extends object>(
  root: string,
  module: string,
  tasks: readonly Task[],
  meanwhile: () => void,
): Promise<void> {
  const file = join(root, '.cache', `${basename(module, '.ts')}.cjs`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bundleModule(root, module))
  const children = tasks.map((task) => startChild(root, file, task))
  const ends = children.map(({ ended }) => ended)
  // An error of one is seen when all are awaited; until then, nothing else would catch it.
  for (const ended of ends) ended.catch(() => undefined)
  await Promise.all(children.map(({ started }) => started))
  meanwhile()
  await Promise.all(ends)
}

function startChild(root: string, file: string, task: object) {
  // Without the options of this process, which preload what concerns Gatsby.
  const child = fork(file, { cwd: root, execArgv: [] })
  const started = new Promise<void>((done) => child.send(task, () => done()))
  const ended = new Promise<void>((done, fail) => {
    let answer: Answer | undefined
    child.on('message', (message: Answer) => {
      answer = message
    })
    child.on('error', fail)
    child.on('exit', (status, signal) => {
      if (answer && !answer.error) return done()
      const { message, ...facts } = answer?.error ?? {
        message: `A process that helps the build has ended (${signal ?? status}).`,
      }
      fail(Object.assign(new Error(message), facts))
    })
  })
  return { started, ended }
}

/** Does the task that this process was started for, and ends. */
export function workInChild<Task>(work: (task: Task) => Promise<void>): void {
  // Nobody needs the result once the process that asked for it is gone.
  process.on('disconnect', () => process.exit(1))
  process.once('message', (task: Task) => {
    const answer = (words: Answer) => process.send?.(words, () => process.exit())
    work(task).then(
      () => answer({}),
      ({ message, code, path, syscall }: NodeJS.ErrnoException) =>
        answer({
          error: {
            message,
            ...(code && { code }),
            ...(path && { path }),
            ...(syscall && { syscall }),
          },
        }),
    )
  })
}
