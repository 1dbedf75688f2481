import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { collectionFiles } from '../../../tests/builds/new-collection'
import { testFolder } from '../testing/test-folder'

// The compiler takes half a minute on a busy machine.
jest.setTimeout(180_000)

test('the project compiles with another collection', () => {
  const root = testFolder()
  const isCompiled = (name: string) => /^(src|scripts|tests|tsconfig\.json|.*\.tsx?)$/.test(name)
  for (const name of readdirSync('.').filter(isCompiled))
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  for (const [path, text] of Object.entries(collectionFiles(root))) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  // Each further checker would repeat work of the first.
  const options = ['--checkers', '1', '--incremental', 'false', '--tsBuildInfoFile', 'null']
  const { status, stdout } = spawnSync('npx', ['tsc', '-p', '.', ...options], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, ''])
})
