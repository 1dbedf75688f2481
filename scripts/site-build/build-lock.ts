/**
 * Prevents simultaneous builds and development servers in a checkout, because they would damage
 * each other's files in `.cache` and `public`. The lock has a heartbeat, because a new build in a
 * container often gets the process id of a killed build.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { check, lock } from 'proper-lockfile'
import { readIfThere } from '../../src/content-model/read/files'

type Program = 'build' | 'dev'

const lockName = '.build-lock'
const ownerName = '.build-lock-owner'

/** The lock is free after this time without a heartbeat (milliseconds). */
export const staleAfter = 10_000

const heartbeat = 2000

/**
 * Takes the lock of a checkout. Waits for another build, and reports it once.
 * @returns a function that releases the lock
 * @throws if the development server holds the lock: it may run for days
 */
export async function takeLock(root: string, program: Program): Promise<() => Promise<void>> {
  const ownerFile = join(root, ownerName)
  for (let isFirst = true; ; isFirst = false) {
    const release = await tryLock(root)
    if (release) {
      writeFileSync(ownerFile, `${program} ${process.pid}`)
      return () => {
        rmSync(ownerFile, { force: true })
        return release()
      }
    }
    const [owner, pid] = ownerOf(root)
    if (owner === 'dev')
      throw new Error(
        `npm run dev is running in this folder (process ${pid}), and ${program === 'dev' ? 'a second server' : 'a build'} would damage its files in .cache. Stop it first, or use another checkout. If it has just crashed, try again in ${staleAfter / 1000} seconds.`,
      )
    if (isFirst)
      console.error(
        `A build is running in this folder (process ${pid ?? 'unknown'}). Waiting for it to end …`,
      )
    await pause(500)
  }
}

export async function isDevRunning(root: string): Promise<boolean> {
  const isLocked = await check(root, { lockfilePath: join(root, lockName), stale: staleAfter })
  return isLocked && ownerOf(root)[0] === 'dev'
}

function ownerOf(root: string): string[] {
  return readIfThere(join(root, ownerName))?.toString().split(' ') ?? []
}

/** Takes the lock; returns undefined if another process holds it. */
async function tryLock(root: string): Promise<(() => Promise<void>) | undefined> {
  try {
    return await lock(root, {
      lockfilePath: join(root, lockName),
      stale: staleAfter,
      update: heartbeat,
      onCompromised: stopWithoutLock,
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') return undefined
    throw error
  }
}

/** Stops at once, because another process may be writing to the same files. */
function stopWithoutLock(): void {
  console.error(
    `Stopped: ${lockName} was removed or now belongs to another build, for example while this computer was asleep. Run the command again.`,
  )
  process.exit(1)
}
