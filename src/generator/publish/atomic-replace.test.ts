import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../../content-model/testing/test-folder'
import { replaceFolders, restoreFolders } from './atomic-replace'

let root: string
const path = (name: string) => join(root, name)
const publish = (words: string) =>
  replaceFolders(root, { dist: (next) => writeFileSync(join(next, 'index.html'), words) })
const published = () => readFileSync(path('dist/index.html'), 'utf8')

beforeEach(() => {
  root = testFolder()
  publish('first')
})

test('replaces a folder completely, even after an interrupted run', () => {
  mkdirSync(path('dist.next'))
  mkdirSync(path('dist.last'))
  for (const name of ['dist', 'dist.next', 'dist.last']) writeFileSync(path(`${name}/stale`), '')
  publish('second')
  expect(published()).toBe('second')
  expect(readdirSync(root)).toEqual(['dist'])
  expect(readdirSync(path('dist'))).toEqual(['index.html'])
})

test('keeps the current folders and removes the new folders after an error', () => {
  const fill = (next: string) => writeFileSync(join(next, 'index.html'), 'second')
  const fail = () => {
    throw new Error('The disk is full')
  }
  expect(() => replaceFolders(root, { dist: fill, hosting: fail })).toThrow('The disk is full')
  expect(published()).toBe('first')
  expect(readdirSync(root)).toEqual(['dist'])
})

test('restores both folders if swapping the second folder fails', () => {
  const fill = (words: string) => (next: string) => writeFileSync(join(next, 'index.html'), words)
  const files = () =>
    ['dist', 'hosting'].map((name) => readFileSync(path(`${name}/index.html`), 'utf8'))
  replaceFolders(root, { dist: fill('first'), hosting: fill('first') })
  // Renaming a folder that does not exist fails.
  const vanish = (next: string) => rmSync(next, { recursive: true })
  expect(() => replaceFolders(root, { dist: fill('second'), hosting: vanish })).toThrow('ENOENT')
  expect(files()).toEqual(['first', 'first'])
  expect(readdirSync(root)).toEqual(['dist', 'hosting'])
})

test('removes a new folder without a previous version if swapping another folder fails', () => {
  const fill = (next: string) => writeFileSync(join(next, 'index.html'), 'second')
  const vanish = (next: string) => rmSync(next, { recursive: true })
  expect(() => replaceFolders(root, { hosting: fill, dist: vanish })).toThrow('ENOENT')
  expect(published()).toBe('first')
  expect(readdirSync(root)).toEqual(['dist'])
})

test('restores all folders after a process was killed during a swap', () => {
  for (const name of ['dist', 'dist.last', 'hosting.last', 'hosting.next'])
    mkdirSync(path(name), { recursive: true })
  writeFileSync(path('dist/index.html'), 'second')
  for (const name of ['dist.last', 'hosting.last'])
    writeFileSync(path(`${name}/index.html`), 'first')
  restoreFolders(root, ['dist', 'hosting'])
  expect(published()).toBe('first')
  expect(readFileSync(path('hosting/index.html'), 'utf8')).toBe('first')
  expect(existsSync(path('dist.last'))).toBe(false)
})

test('restores a folder that was moved but not replaced', () => {
  renameSync(path('dist'), path('dist.last'))
  restoreFolders(root, ['dist', 'hosting'])
  expect(published()).toBe('first')
  expect(existsSync(path('dist.last'))).toBe(false)
})
