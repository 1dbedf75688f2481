/**
 * Lets one program at a time work in a checkout: a build and the development server both write to `.cache` and
 * `public`, and would damage what the other keeps there. Each has a file named after its process, which counts
 * while the process is there.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const lockFile = /^\.build-lock\.(build|dev)\.(\d+)$/

/**
 * Waits until no build is at work in the checkout, says once who is waited for, and takes the lock.
 * @param root the project's folder
 * @returns a function that releases the lock
 * @throws when the development server holds it: it may stay for days
 */
export async function takeLock(root: string, program: 'build' | 'dev'): Promise<() => void> {
  const own = join(root, `.build-lock.${program}.${process.pid}`)
  const release = () => rmSync(own, { force: true })
  for (let isFirst = true; ; isFirst = false) {
    // Before looking for others: of two that start at once, at least one sees the other.
    writeFileSync(own, '')
    const other = otherAtWork(root)
    if (!other) return release
    release()
    const way = `If that process is something else, remove ${other.name}.`
    if (other.program === 'dev')
      throw new Error(
        `npm run dev is at work in this folder (process ${other.pid}), and ${program === 'dev' ? 'a second one' : 'a build'} would damage what it keeps in .cache. End it first, or use another checkout. ${way}`,
      )
    if (isFirst)
      console.error(
        `A build is at work in this folder (process ${other.pid}). Waiting for it … ${way}`,
      )
    // Of random length, since two that saw each other both wait.
    await pause(200 + Math.random() * 300)
  }
}

function otherAtWork(root: string): { name: string; program: string; pid: number } | undefined {
  for (const name of readdirSync(root)) {
    const [, program, id] = lockFile.exec(name) ?? []
    const pid = Number(id)
    if (!program || pid === process.pid) continue
    if (isAlive(pid)) return { name, program, pid }
    rmSync(join(root, name), { force: true })
  }
  return undefined
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
