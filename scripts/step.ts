import { spawnSync } from 'node:child_process'

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
