/**
 * Lock that lets one program at a time work in a checkout: a build and the development server both write to
 * `.cache` and `public`, and would damage what the other keeps there. The lock file names the processes at
 * work; a lock that a killed program left is recognised, because its processes are gone.
 */
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Program = 'build' | 'dev'

interface Holder {
  program: Program
  /** The program and the processes that it has started. */
  processes: { pid: number; started: string }[]
}

/** The lock on a checkout. */
export interface BuildLock {
  /** The program that was killed while it held the lock before, if any. */
  abandonedBy?: Program
  /** Adds a process that goes on working should this one be killed. */
  add(pid: number): void
  release(): void
}

interface LockOptions {
  /** Called once, with a message for whoever has started the program that says who is waited for. */
  onWait(words: string): void
  /** Milliseconds between two attempts. */
  pause?: number
}

/**
 * Waits until no build is at work in the checkout, and takes the lock.
 * @param root the project's folder
 * @throws when the development server holds it: it may stay for days
 */
export async function takeLock(
  root: string,
  program: Program,
  { onWait, pause = 500 }: LockOptions,
): Promise<BuildLock> {
  const file = join(root, '.build-lock')
  let abandonedBy: Program | undefined
  let waits = false
  for (;;) {
    if (create(file, { program, processes: [thisProcess()] })) break
    const found = read(file)
    if (found === undefined) continue
    const { text, holder } = found
    const alive = holder?.processes.find(isAlive)
    if (holder && alive) {
      if (holder.program === 'dev') throw new Error(explainBusy(alive.pid, program))
      if (!waits)
        onWait(`A build is at work in this folder (process ${alive.pid}). Waiting for it …`)
      waits = true
    } else if (holder || isOld(file)) {
      if (removeAbandoned(file, text)) abandonedBy = holder?.program ?? 'build'
      continue
    }
    await new Promise((done) => setTimeout(done, pause))
  }
  return {
    ...(abandonedBy && { abandonedBy }),
    add: (pid) => {
      const processes = [thisProcess(), { pid, started: startOf(pid) }]
      writeFileSync(file, JSON.stringify({ program, processes } satisfies Holder))
    },
    release: () => rmSync(file, { force: true }),
  }
}

function explainBusy(pid: number, program: Program): string {
  const other = program === 'dev' ? 'a second one' : 'a build'
  return `npm run dev is at work in this folder (process ${pid}), and ${other} would damage what it keeps in .cache. End it first, or use another checkout.`
}

/** Creates the file; returns false if there is one. */
function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Returns what the file says; without a holder while it is being written, undefined if it is gone. */
function read(file: string): { text: string; holder?: Holder } | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  try {
    return { text, holder: JSON.parse(text) as Holder }
  } catch {
    return { text }
  }
}

/** Removes the file if it still says the same: by now another program may have taken the lock. */
function removeAbandoned(file: string, text: string): boolean {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return false
  }
  const isSame = readFileSync(aside, 'utf8') === text
  if (isSame) rmSync(aside)
  else renameSync(aside, file)
  return isSame
}

/** Whether the file is too old to be still in writing: nobody takes seconds to write one line. */
function isOld(file: string): boolean {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  return Date.now() - written > 5000
}

function thisProcess(): Holder['processes'][number] {
  return { pid: process.pid, started: startOf(process.pid) }
}

/** Whether a process is still the one that was named: systems reuse process ids. */
function isAlive({ pid, started }: Holder['processes'][number]): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startOf(pid) === started
}

/** Returns when a process started, where the system says so: the 22nd field of proc_pid_stat(5). */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name before it, in brackets, may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
