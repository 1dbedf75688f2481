/** Programs that tests and measurements use where they find them. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Why a program is not here; undefined when it is. On Debian it is installed for root.
 * @param path where Debian puts it
 * @param name of its package
 */
export function missingProgram(path: string, name: string): string | undefined {
  if (existsSync(path)) return undefined
  if (!installPackages([name]))
    return `${path} is not here, and only root on Debian can install it: sudo apt-get install ${name}`
  return existsSync(path) ? undefined : `apt-get could not install ${name}. Is there a network?`
}

/**
 * Installs packages where this process may: as root on Debian.
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
