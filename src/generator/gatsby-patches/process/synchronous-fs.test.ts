import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patchSynchronousFs } from './synchronous-fs'

interface FileSystem {
  outputFile(file: string, text: string): Promise<void>
  outputFile(file: string, text: string, done: (error: unknown) => void): void
  readFile(file: string, encoding: 'utf-8'): Promise<string>
}

const root = process.cwd()
const files: FileSystem = createRequire(require.resolve('gatsby/package.json'))('fs-extra')
const folder = mkdtempSync(join(tmpdir(), 'files-'))
beforeAll(() => patchSynchronousFs(root))
afterAll(() => rmSync(folder, { recursive: true }))

test('what Gatsby writes is there at once, with its folder, and read again', async () => {
  const file = join(folder, 'page-data', 'about', 'page-data.json')
  const written = files.outputFile(file, '{"path":"/about"}')
  expect(readFileSync(file, 'utf8')).toBe('{"path":"/about"}')
  await written
  expect(await files.readFile(file, 'utf-8')).toBe('{"path":"/about"}')
})

test('what cannot be read or written is told as before', async () => {
  await expect(files.readFile(join(folder, 'none'), 'utf-8')).rejects.toThrow('ENOENT')
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(files.outputFile(join(file, 'page.html'), '')).rejects.toThrow('ENOTDIR')
})

test('who gives a function is called back', async () => {
  const error = await new Promise((done) => files.outputFile(join(folder, 'called'), 'back', done))
  expect(error).toBeNull()
  expect(readFileSync(join(folder, 'called'), 'utf8')).toBe('back')
})
