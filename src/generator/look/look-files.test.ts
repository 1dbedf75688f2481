import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsWith } from '../../content-model/testing/content-fixture'
import type { Formats } from '../../language/formats'
import { lookFolder, writeLook } from './look-files'

const root = mkdtempSync(join(tmpdir(), 'look-files-'))
mkdirSync(join(root, 'content'))
afterAll(() => rmSync(root, { recursive: true }))

/** Returns the first month as pages write it, once the settings say this. */
function january(settings: string): string | undefined {
  writeFileSync(join(root, 'content', 'settings.yaml'), settings)
  writeLook(root)
  const formats: Formats = JSON.parse(readFileSync(join(lookFolder(root), 'formats.json'), 'utf8'))
  return formats.months[0]
}

test('pages write dates in the language of the settings, and in the last good one while these have a problem', () => {
  expect(january('languages: [english]\n')).toBe('January')
  expect(january(settingsWith({ languages: ['id-ID'] }))).toBe('Januari')
  expect(january('languages: [english]\n')).toBe('Januari')
})
