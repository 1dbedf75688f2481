import { copyFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { checkFormat, formatFiles } from './format-files'

test('npm run check -- --fix formats files and skips files that it cannot parse', () => {
  const root = testFolder()
  const write = (name: string, text: string) => writeFileSync(join(root, name), text)
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  copyFileSync('biome.jsonc', join(root, 'biome.jsonc'))
  write('.gitignore', 'node_modules')
  write('colors.ts', 'export const paper = {light:"#fff"};')
  write('broken.ts', 'export const paper = {')
  expect(formatFiles(root)).toEqual(['1 file · format and lint'])
  expect(formatFiles(root)).toEqual([])
  // Biome cannot parse broken.ts.
  const error = jest.spyOn(console, 'error').mockImplementation()
  expect(checkFormat(root)).toBe(1)
  expect(error).toHaveBeenCalledWith(expect.stringContaining('npm run check -- --fix'))
  const text = (name: string) => readFileSync(join(root, name), 'utf8')
  expect(text('colors.ts')).toBe("export const paper = { light: '#fff' }\n")
  expect(text('broken.ts')).toBe('export const paper = {')
})
