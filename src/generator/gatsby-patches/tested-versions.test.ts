import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../../content-model/testing/test-folder'
import { writeChanged } from '../publish/files'
import { requireTestedVersions, testedVersions } from './tested-versions'

test('every patch has tested versions', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  const patches = files.filter((file) => /\/[\w-]+\.c?[jt]s$/.test(file))
  expect(Object.keys(testedVersions).sort()).toEqual(
    patches.map((file) => file.replace(/\.c?[jt]s$/, '')).sort(),
  )
})

test('the installed packages have the tested versions', () => {
  expect(() => requireTestedVersions('.')).not.toThrow()
})

test('names the patches of a package with another version', () => {
  const root = testFolder()
  for (const packages of Object.values(testedVersions))
    for (const [name, version] of Object.entries(packages)) {
      const installed = JSON.stringify({ version: name === 'webpack' ? '6.0.0' : version })
      writeChanged(join(root, 'node_modules', name, 'package.json'), installed)
    }
  expect(() => requireTestedVersions(root)).toThrow(
    `Some patches in src/generator/gatsby-patches were not tested with the installed packages:
  scripts/stable-scripts: tested with webpack ${testedVersions['scripts/stable-scripts']?.webpack}, installed is 6.0.0
  scripts/trusted-tools: tested with webpack ${testedVersions['scripts/trusted-tools']?.webpack}, installed is 6.0.0
Run: npx jest`,
  )
})
