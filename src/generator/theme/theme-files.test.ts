import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkOf, offering, settingsWith } from '../../content-model/testing/content-fixture'
import { testFolder } from '../../content-model/testing/test-folder'
import { iconsIn, themeFolder, writeTheme } from './theme-files'

const root = testFolder()
mkdirSync(join(root, 'content'))

const written = () => JSON.parse(readFileSync(join(themeFolder(root), 'theme.json'), 'utf8'))

function showsMotif(settings: string): boolean {
  writeFileSync(join(root, 'content', 'settings.yaml'), settings)
  writeTheme(root, new Set())
  return written().motif
}

test('uses the last valid settings while the settings have a problem', () => {
  expect(showsMotif('languages: [english]\n')).toBe(true)
  expect(showsMotif(settingsWith({ motif: false }))).toBe(false)
  expect(showsMotif('languages: [english]\n')).toBe(false)
})

test('exports only the icons that content uses', () => {
  const { files } = checkOf({
    'offerings/a.mdx': offering('Text.').replace('icon: compass', 'icon: flame'),
    'offerings/b.mdx': offering('Text.').replace('icon: compass', 'icon: thermometer'),
  })
  writeTheme(root, iconsIn(files))
  expect(readFileSync(join(themeFolder(root), 'icons.js'), 'utf8')).toBe(
    "export { default as 'flame' } from 'lucide-react/icons/flame'\nexport { default as 'thermometer' } from 'lucide-react/icons/thermometer'\n",
  )
})

test('gives the logo a size for pages without styles', () => {
  const svg =
    '<svg viewBox="0 0 40 20" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>'
  writeFileSync(join(root, 'content', 'logo.svg'), svg)
  writeTheme(root, new Set())
  expect(written().logo).toMatch(/^<svg width="56" height="28" viewBox="0 0 40 20"><path/)
})
