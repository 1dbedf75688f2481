import { isAbsolute, relative } from 'node:path'
import { count } from '../../src/content-model/check/diagnostics'
import { similarNames } from '../../src/content-model/rules/text/spelling'
import { projectFiles } from '../../src/generator/publish/files'
import type { Level } from '../../tests/levels'

/**
 * Returns the tests of a level: `units` for Jest and `specs` for Playwright. Only nightly runs
 * include folders named `nightly`, and they include no other browser tests.
 */
export function testsOf(level: Level) {
  const files = ['scripts', 'src', 'tests'].flatMap((folder) => projectFiles('.', folder))
  const isNightly = (file: string) => file.includes('/nightly/')
  const units = files.filter((file) => /^(scripts|src|tests)\/.*\.test\.tsx?$/.test(file))
  const specs = files.filter((file) => /^tests\/.*\.spec\.ts$/.test(file))
  return level === 'nightly'
    ? { units, specs: specs.filter(isNightly) }
    : {
        units: units.filter((file) => !isNightly(file)),
        specs: specs.filter((file) => !isNightly(file)),
      }
}

/**
 * Returns the tests with matching paths.
 * @param words parts of paths, or paths that a failing test prints, with or
 * without a line and column
 * @returns `places`: the specs with the requested lines, such as `tests/pages/map.spec.ts:39`
 * @throws when a word matches no test; the message names the nearest paths
 */
export function chooseTests(words: readonly string[], all: ReturnType<typeof testsOf>) {
  const units = new Set<string>()
  const places = new Map<string, string>()
  for (const word of words) {
    const [, path = '', line = ''] = /^(.*?)(:\d+)?(?::\d+)?$/.exec(word) ?? []
    const part = isAbsolute(path) ? relative('.', path) : path.replace(/^\.\//, '')
    const isChosen = (file: string) => file.toLowerCase().includes(part.toLowerCase())
    const chosen = { units: all.units.filter(isChosen), specs: all.specs.filter(isChosen) }
    if (chosen.units.length + chosen.specs.length === 0)
      throw new Error(explain(word, [...all.units, ...all.specs]))
    for (const file of chosen.units) units.add(file)
    for (const file of chosen.specs) places.set(file, file + line)
  }
  return { units: [...units], specs: [...places.keys()], places: [...places.values()] }
}

function explain(word: string, files: readonly string[]): string {
  const names = similarNames(nameOf(word), files.map(nameOf))
  const near = files.filter((file) => names.includes(nameOf(file)))
  const advice =
    near.length > 0
      ? `The nearest:\n${near.map((file) => `  ${file}`).join('\n')}`
      : `There are ${count(files.length, 'test file')} below src, scripts and tests.`
  return `No test has “${word}” in its path. ${advice}`
}

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/(\.full)?\.(test|spec)\.tsx?(:\d+)*$/, '')
