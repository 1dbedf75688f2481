import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

export interface ProcessGroup {
  child: ChildProcess
  /** Kills the program and its remaining child processes. */
  end(): void
}

/**
 * Starts a program in a new process group, which is killed when this process
 * ends, even if a test fails before cleaning up.
 */
export function spawnGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ProcessGroup {
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
