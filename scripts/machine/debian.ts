import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs Debian packages if this process is root on Debian. */
export function installPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  const install = () =>
    spawnSync('apt-get', ['install', '--yes', '-qq', '--no-install-recommends', ...names])
  if (install().status !== 0) {
    spawnSync('apt-get', ['update', '-qq'])
    install()
  }
}
