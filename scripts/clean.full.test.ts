import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { writeChanged } from '../src/generator/publish/files'

test('npm run clean removes all build output and keeps other files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clean-'))
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
  rmSync(folder, { recursive: true })
  const files = left.filter((entry) => entry.isFile()).map(({ name }) => name)
  expect(files.sort()).toEqual(['distances.txt', 'home.mdx', 'index.js'])
})
