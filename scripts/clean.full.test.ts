import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

test('npm run clean removes everything that was built, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clean-'))
  const files = [
    '.cache/json',
    'public/index.html',
    'dist/index.html',
    'dist.next/index.html',
    'hosting/_headers',
    'hosting.last/_headers',
    '.build-lock.build.4711',
    'node_modules/.cache/babel-loader/a.json',
    'node_modules/react/index.js',
    'content/home.mdx',
    'distances.txt',
  ]
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { clean: string }
  }
  const command = scripts.clean.replace('scripts/', `${resolve('scripts').replaceAll('\\', '/')}/`)
  expect(spawnSync(command, { cwd: folder, shell: true }).status).toBe(0)
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(left.sort()).toEqual(
    [
      'content',
      'content/home.mdx',
      'distances.txt',
      'node_modules',
      'node_modules/.cache',
      'node_modules/react',
      'node_modules/react/index.js',
    ].map((path) => join(path)),
  )
})
