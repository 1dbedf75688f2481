import { type SpawnOptions, spawn } from 'node:child_process'

/**
 * Starts a program in a new process group, which is killed when this process
 * ends, even if a test fails before cleaning up.
 * @returns `end` kills the program and its remaining child processes
 */
export function spawnGroup(command: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(command, args, { ...options, detached: true })
  const end = () => {
    process.off('exit', end)
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  process.on('exit', end)
  return { child, end }
}

/** Returns whether a process runs or, for a negative number, whether its group has a process. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
