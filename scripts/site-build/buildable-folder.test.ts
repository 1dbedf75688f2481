import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { requireBuildableFolder } from './buildable-folder'

let root: string
let env: NodeJS.ProcessEnv
beforeEach(() => {
  root = testFolder()
  env = { XDG_CONFIG_HOME: root }
})

test('accepts folder names with spaces and letters of any script', () => {
  expect(() => requireBuildableFolder(root, env)).not.toThrow()
  expect(() => requireBuildableFolder('/home/Ayu Lestari/situs web/ěščř', env)).not.toThrow()
})

test('rejects a folder with a name that the bundler cannot read, and explains the fix in one line', () => {
  for (const [name, found] of [
    ["it's", "'"],
    ['[x]', '['],
    ['my%20site', '%20'],
  ] as const)
    expect(() => requireBuildableFolder(`/srv/${name}`, env)).toThrow(
      `The path of this folder contains ${found}, which the bundler cannot read: /srv/${name}. Rename the folder, or move it elsewhere.`,
    )
})

test('rejects a symbolic link as output, because a build would empty its target', () => {
  mkdirSync(join(root, 'elsewhere'))
  symlinkSync('elsewhere', join(root, 'hosting'))
  expect(() => requireBuildableFolder(root, env)).toThrow(
    `hosting is a symbolic link to elsewhere, but a build replaces the folder. Remove the link. Then link in the other direction, to ${join(root, 'hosting')}, or copy hosting after each build.`,
  )
})

test('rejects a read-only home, and names the variable for another folder', () => {
  const home = '/dev/null/home'
  expect(() => requireBuildableFolder(root, { XDG_CONFIG_HOME: home })).toThrow(
    `Gatsby cannot write its settings to ${home}. Choose a writable folder: XDG_CONFIG_HOME=/tmp/settings npm run build`,
  )
})
