import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../../content-model/testing/test-folder'
import { replaceFolders, restoreFolders } from './atomic-replace'
import { writeChanged } from './files'

let root: string
const path = (name: string) => join(root, name)
const write = (file: string, text: string) => writeChanged(path(file), text)
const fill = (words: string) => (next: string) => writeFileSync(join(next, 'index.html'), words)
/** Removes the new folder, so that renaming it fails. */
const vanish = (next: string) => rmSync(next, { recursive: true })
const publish = (words: string) => replaceFolders(root, { dist: fill(words) })
const published = (folder = 'dist') => readFileSync(path(`${folder}/index.html`), 'utf8')

beforeEach(() => {
  root = testFolder()
  publish('first')
})

test('replaces a folder completely, even after an interrupted run', () => {
  for (const name of ['dist', 'dist.next', 'dist.last']) write(`${name}/stale`, '')
  publish('second')
  expect(published()).toBe('second')
  expect(readdirSync(root)).toEqual(['dist'])
  expect(readdirSync(path('dist'))).toEqual(['index.html'])
})

test('keeps the current folders and removes the new folders after an error', () => {
  const fail = () => {
    throw new Error('The disk is full')
  }
  const folders = { dist: fill('second'), hosting: fail }
  expect(() => replaceFolders(root, folders)).toThrow('The disk is full')
  expect(published()).toBe('first')
  expect(readdirSync(root)).toEqual(['dist'])
})

test('restores both folders if swapping the second folder fails', () => {
  replaceFolders(root, { dist: fill('first'), hosting: fill('first') })
  expect(() => replaceFolders(root, { dist: fill('second'), hosting: vanish })).toThrow('ENOENT')
  expect([published('dist'), published('hosting')]).toEqual(['first', 'first'])
  expect(readdirSync(root)).toEqual(['dist', 'hosting'])
})

test('removes a new folder without a previous version if swapping another folder fails', () => {
  expect(() => replaceFolders(root, { hosting: fill('second'), dist: vanish })).toThrow('ENOENT')
  expect(published()).toBe('first')
  expect(readdirSync(root)).toEqual(['dist'])
})

test('restores all folders after a process was killed during a swap', () => {
  write('dist/index.html', 'second')
  for (const name of ['dist.last', 'hosting.last']) write(`${name}/index.html`, 'first')
  write('hosting.next/index.html', 'second')
  restoreFolders(root, ['dist', 'hosting'])
  expect([published('dist'), published('hosting')]).toEqual(['first', 'first'])
  expect(existsSync(path('dist.last'))).toBe(false)
})

test('restores a folder that was moved but not replaced', () => {
  renameSync(path('dist'), path('dist.last'))
  restoreFolders(root, ['dist', 'hosting'])
  expect(published()).toBe('first')
  expect(existsSync(path('dist.last'))).toBe(false)
})
