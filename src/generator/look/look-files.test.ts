import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsWith } from '../../content-model/testing/content-fixture'
import { lookFolder, writeLook } from './look-files'

const root = mkdtempSync(join(tmpdir(), 'look-files-'))
mkdirSync(join(root, 'content'))
afterAll(() => rmSync(root, { recursive: true }))

/** Returns whether pages show motifs, once the settings say this. */
function showsMotif(settings: string): boolean {
  writeFileSync(join(root, 'content', 'settings.yaml'), settings)
  writeLook(root)
  return JSON.parse(readFileSync(join(lookFolder(root), 'look.json'), 'utf8')).motif
}

test('pages look as the settings say, and as the last good ones said while these have a problem', () => {
  expect(showsMotif('languages: [english]\n')).toBe(true)
  expect(showsMotif(settingsWith({ motif: false }))).toBe(false)
  expect(showsMotif('languages: [english]\n')).toBe(false)
})
