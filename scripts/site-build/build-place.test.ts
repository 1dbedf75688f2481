import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requirePlace } from './build-place'

let root: string
let env: NodeJS.ProcessEnv
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'place-'))
  env = { XDG_CONFIG_HOME: root }
})
afterEach(() => rmSync(root, { recursive: true }))

test('an ordinary folder is fine, with spaces and letters of any script too', () => {
  expect(() => requirePlace(root, env)).not.toThrow()
  expect(() => requirePlace('/home/Ayu Lestari/situs web/ěščř', env)).not.toThrow()
})

test.each(["it's", '[x]', 'my%20site'])(
  'a folder named %s is refused in one line that says what to do',
  (name) => {
    const folder = join('/srv', name)
    const [found] = /['[#{!?*]|%20/.exec(name) ?? []
    expect(() => requirePlace(folder, env)).toThrow(
      `The path of this folder has ${found} in it, which the bundler cannot read: ${folder}. Rename the folder, or move it elsewhere.`,
    )
  },
)

test.each(['dist', 'hosting'])(
  '%s that is a link is refused before it could be emptied',
  (name) => {
    mkdirSync(join(root, 'elsewhere'))
    symlinkSync('elsewhere', join(root, name))
    expect(() => requirePlace(root, env)).toThrow(
      `${name} is a link to elsewhere, and a build replaces the folder itself. Remove the link, and let the other place be a link to ${join(root, name)}, or copy ${name} there after the build.`,
    )
  },
)

test('a home that cannot hold a folder is refused, with the variable that names another', () => {
  const home = '/dev/null/home'
  expect(() => requirePlace(root, { XDG_CONFIG_HOME: home })).toThrow(
    `${home} cannot be written, where Gatsby keeps its settings. Name a folder that can be: XDG_CONFIG_HOME=/tmp/settings npm run build`,
  )
})
