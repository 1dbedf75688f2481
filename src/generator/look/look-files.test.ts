import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkOf, offering, settingsWith } from '../../content-model/testing/content-fixture'
import { iconsIn, lookFolder, writeLook } from './look-files'

const root = mkdtempSync(join(tmpdir(), 'look-files-'))
mkdirSync(join(root, 'content'))
afterAll(() => rmSync(root, { recursive: true }))

/** Returns whether pages show motifs, once the settings say this. */
function showsMotif(settings: string): boolean {
  writeFileSync(join(root, 'content', 'settings.yaml'), settings)
  writeLook(root, new Set())
  return JSON.parse(readFileSync(join(lookFolder(root), 'look.json'), 'utf8')).motif
}

test('pages look as the settings say, and as the last good ones said while these have a problem', () => {
  expect(showsMotif('languages: [english]\n')).toBe(true)
  expect(showsMotif(settingsWith({ motif: false }))).toBe(false)
  expect(showsMotif('languages: [english]\n')).toBe(false)
})

test('pages are compiled with the icons that content names, and no others', () => {
  const { files } = checkOf({
    'offerings/a.mdx': offering('Text.').replace('icon: compass', 'icon: flame'),
    'offerings/b.mdx': offering('Text.').replace('icon: compass', 'icon: thermometer'),
  })
  writeLook(root, iconsIn(files))
  expect(readFileSync(join(lookFolder(root), 'icons.js'), 'utf8')).toBe(
    "export { default as 'flame' } from 'lucide-react/icons/flame'\nexport { default as 'thermometer' } from 'lucide-react/icons/thermometer'\n",
  )
})
