/** Finds programs that tests use if they are there, and installs them where possible. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Returns why a program is missing; undefined if it is there. On Debian it is installed for root.
 * @param path where Debian installs it
 * @param name name of its package
 */
export function missingProgram(path: string, name: string): string | undefined {
  if (existsSync(path)) return undefined
  if (!installPackages([name]))
    return `${path} is not here, and only root on Debian can install it: sudo apt-get install ${name}`
  return existsSync(path) ? undefined : `apt-get could not install ${name}. Is there a network?`
}

/**
 * Installs packages if this process may: as root on Debian.
 * @returns whether it has tried
 */
export function installPackages(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  const install = () =>
    spawnSync('apt-get', ['install', '--yes', '-qq', '--no-install-recommends', ...names])
  if (install().status !== 0) {
    spawnSync('apt-get', ['update', '-qq'])
    install()
  }
  return true
}
