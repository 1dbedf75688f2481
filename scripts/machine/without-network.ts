/** Runs programs without a network, as far as the system can do that (Linux). */
import { spawnSync } from 'node:child_process'

const isRoot = process.getuid?.() === 0
const unshare = ['unshare', ...(isRoot ? [] : ['--map-root-user']), '--net', '--']

/** Returns the same command without a network; undefined if the system cannot take it away. */
export function withoutNetwork(command: readonly string[]): string[] | undefined {
  const [program = '', ...options] = unshare
  const canCut = spawnSync(program, [...options, 'true']).status === 0
  return canCut ? [...unshare, ...command] : undefined
}
