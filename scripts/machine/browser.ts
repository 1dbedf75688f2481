import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackages } from './debian'

/** Chromium without a window, which saves a sixth of the tests' time. */
const headlessShell = 'chromium-headless-shell'

const candidates = [
  `/usr/bin/${headlessShell}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the path of a browser: `CHROMIUM_PATH`, then the system's, then Playwright's. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return [...candidates, chromium.executablePath()].find((path) => existsSync(path))
}

/**
 * Returns the path of a browser. Installs one if necessary: the headless shell on Debian, otherwise
 * Playwright's download. If that fails, prints a message and ends this process.
 */
export function browserForTests(): string {
  const isNamed = process.env.CHROMIUM_PATH !== undefined
  if (!isNamed && !existsSync(`/usr/bin/${headlessShell}`)) installPackages([headlessShell])
  if (!isNamed && !findBrowser()) {
    console.log('No Chromium or Chrome found. Installing one for the tests …')
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  }
  const browser = findBrowser()
  if (browser) return browser
  console.error(missingBrowser)
  process.exit(1)
}

export const missingBrowser = process.env.CHROMIUM_PATH
  ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`
  : 'The tests need a browser: install Chromium or Chrome, or name one in CHROMIUM_PATH.'
