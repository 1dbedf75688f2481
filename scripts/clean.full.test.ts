import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testFolder } from '../src/content-model/testing/test-folder'
import { writeChanged } from '../src/generator/publish/files'

test('npm run clean removes all build output and keeps other files', () => {
  const folder = testFolder()
  const kept = ['content/home.mdx', 'distances.txt', 'node_modules/react/index.js']
  const built = [
    '.build-lock-owner',
    '.cache/json',
    'dist.next/index.html',
    'dist/index.html',
    'hosting.last/_headers',
    'node_modules/.cache/babel-loader/a.json',
    'public/index.html',
  ]
  for (const file of [...kept, ...built]) writeChanged(join(folder, file), '')
  spawnSync(process.execPath, [resolve('scripts/clean.cjs')], { cwd: folder })
  const left = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = left.filter((entry) => entry.isFile()).map(({ name }) => name)
  expect(files.sort()).toEqual(['distances.txt', 'home.mdx', 'index.js'])
})
