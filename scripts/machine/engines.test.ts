import { existsSync } from 'node:fs'
import { installPackages } from './debian'
import { installEngines, installedEngines } from './engines'

jest.mock('node:fs')
jest.mock('./debian')

/** Mocks the programs of a machine. */
function machineWith(...paths: string[]): void {
  jest.mocked(existsSync).mockImplementation((path) => paths.includes(String(path)))
}

beforeEach(() => jest.resetAllMocks())

test('with all engines nothing is installed or said', () => {
  machineWith('/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb')
  expect(installEngines()).toBeUndefined()
  expect(installPackages).not.toHaveBeenCalled()
  expect(installedEngines()).toEqual(['chromium', 'firefox', 'webkit'])
})

test('what is missing is installed, and is then nothing to speak of', () => {
  machineWith('/usr/bin/firefox')
  jest.mocked(installPackages).mockImplementation((names) => {
    expect(names).toEqual(['webkit2gtk-driver', 'xvfb'])
    machineWith('/usr/bin/firefox', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb')
    return true
  })
  expect(installEngines()).toBeUndefined()
})

test('where it cannot be installed, one line says what to install, and Chromium is left', () => {
  machineWith()
  expect(installEngines()).toBe(
    'The journeys run in chromium only. For all three engines: sudo apt-get install firefox-esr webkit2gtk-driver xvfb',
  )
  expect(installedEngines()).toEqual(['chromium'])
})
