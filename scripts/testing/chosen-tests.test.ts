import { resolve } from 'node:path'
import { chooseTests, testsOf } from './chosen-tests'

const all = {
  units: ['src/contact/form.test.ts', 'scripts/machine/ports.full.test.ts'],
  specs: [
    'tests/contact/contact.spec.ts',
    'tests/contact/toasts.spec.ts',
    'tests/site/head.spec.ts',
  ],
}
const contact = 'tests/contact/contact.spec.ts'

test.each([
  ['a word', 'ports', ['scripts/machine/ports.full.test.ts'], []],
  ['a folder', 'tests/site', [], ['tests/site/head.spec.ts']],
  ['a path', contact, [], [contact]],
  ['a path from here', `./${contact}`, [], [contact]],
  ['an absolute path', resolve(contact), [], [contact]],
  ['a path as Playwright prints it', 'contact/contact.spec.ts:15:5', [], [`${contact}:15`]],
  ['a path as Jest prints it', 'src/contact/form.test.ts:9:3', ['src/contact/form.test.ts'], []],
])('%s chooses tests', (_name, word, units, places) => {
  const chosen = chooseTests([word], all)
  expect([chosen.units, chosen.places]).toEqual([units, places])
})

test('rejects a word without matching tests and names the nearest paths', () => {
  expect(() => chooseTests(['head', 'contcat'], all)).toThrow(
    'No test has “contcat” in its path. The nearest:\n  tests/contact/contact.spec.ts',
  )
  expect(() => chooseTests(['nosuchword'], all)).toThrow(
    'No test has “nosuchword” in its path. There are 5 test files below src, scripts and tests.',
  )
})

test('only nightly runs include nightly tests, and they include no other browser tests', () => {
  const isNightly = (file: string) => file.includes('/nightly/')
  const { units, specs } = testsOf('all')
  expect([...units, ...specs].filter(isNightly)).toEqual([])
  expect(testsOf('nightly').specs.every(isNightly)).toBe(true)
})
