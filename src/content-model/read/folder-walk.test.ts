import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { walkFolder } from './folder-walk'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'walk-'))
  mkdirSync(join(folder, 'inside', 'deeper'), { recursive: true })
  mkdirSync(join(folder, 'outside'))
  writeFileSync(join(folder, 'inside', 'deeper', 'a.mdx'), '')
  writeFileSync(join(folder, 'outside', 'secret.mdx'), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

const pathsBelow = (name: string) => [...walkFolder(name)].map(({ path }) => path).sort()

test('links are listed, and what they lead to is not, however deep they stand', () => {
  symlinkSync(join(folder, 'outside'), join(folder, 'inside', 'deeper', 'away'))
  symlinkSync(join(folder, 'inside'), join(folder, 'inside', 'again'))
  expect(pathsBelow(join(folder, 'inside'))).toEqual(['again', 'deeper/a.mdx', 'deeper/away'])
})

test('a folder that goes away while its parent is listed has nothing in it', () => {
  const found = walkFolder(folder)
  mkdirSync(join(folder, 'last'))
  const first = found.next()
  rmSync(join(folder, 'outside'), { recursive: true })
  expect([first.value.path, ...[...found].map(({ path }) => path)]).toEqual(['inside/deeper/a.mdx'])
})

test('a folder that is not there has nothing in it', () => {
  expect(pathsBelow(join(folder, 'absent'))).toEqual([])
})
