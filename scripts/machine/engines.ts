import { existsSync } from 'node:fs'
import { installPackages } from './debian'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** WebKitGTK's driver, and a virtual screen for its browser. */
export const webKitDriver = '/usr/bin/WebKitWebDriver'
export const virtualScreen = '/usr/bin/Xvfb'

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Returns the path of a Firefox: `FIREFOX_PATH`, or the system's. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH ?? '', ...firefoxPaths].find((path) => path && existsSync(path))
}

/** Returns the installed engines and Chromium, which every test needs. */
export function installedEngines(): EngineName[] {
  const engines: EngineName[] = ['chromium']
  if (findFirefox()) engines.push('firefox')
  if (existsSync(webKitDriver) && existsSync(virtualScreen)) engines.push('webkit')
  return engines
}

/**
 * Installs missing engines as root on Debian.
 * @returns a line with the packages to install by hand; undefined if no engine is missing
 */
export function installEngines(): string | undefined {
  if (missingPackages().length > 0) installPackages(missingPackages())
  if (missingPackages().length === 0) return undefined
  const engines = installedEngines().join(' and ')
  const packages = missingPackages().join(' ')
  return `The journeys run only in ${engines}. To run them in all three engines: sudo apt-get install ${packages}`
}

function missingPackages(): string[] {
  return [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(existsSync(webKitDriver) ? [] : ['webkit2gtk-driver']),
    ...(existsSync(virtualScreen) ? [] : ['xvfb']),
  ]
}
