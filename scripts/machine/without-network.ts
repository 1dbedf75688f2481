/** Runs programs where there is no network, as far as the system can do that (Linux). */
import { spawnSync } from 'node:child_process'

const isRoot = process.getuid?.() === 0
const cut = ['unshare', ...(isRoot ? [] : ['--map-root-user']), '--net', '--']

/** The same command without a network; undefined where the system cannot take it away. */
export function withoutNetwork(command: readonly string[]): string[] | undefined {
  const [program = '', ...options] = cut
  const canCut = spawnSync(program, [...options, 'true']).status === 0
  return canCut ? [...cut, ...command] : undefined
}
