import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fonts } from '../../src/theme/fonts'
import { themeAdvice } from './theme'

test('a family whose letters are in numbered files is Latin in pages, and the check says so', () => {
  const root = mkdtempSync(join(tmpdir(), 'theme-'))
  const folder = join(root, 'node_modules', fonts.text)
  mkdirSync(join(folder, 'files'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "version": "5.0.0" }')
  writeFileSync(join(folder, 'metadata.json'), '{ "family": "Tirta Sans JP" }')
  writeFileSync(join(folder, 'unicode.json'), '{ "[17]": "U+3042" }')
  for (const subset of ['latin', '17'])
    writeFileSync(
      join(folder, 'files', `${fonts.text.split('/')[1]}-${subset}-wght-normal.woff2`),
      '',
    )
  cpSync('src/theme/fonts.ts', join(root, 'src/theme/fonts.ts'))
  expect(themeAdvice(root)).toEqual([
    {
      file: 'src/theme/fonts.ts',
      line: expect.any(Number),
      column: 3,
      message:
        'Pages have only the Latin letters of Tirta Sans JP: its others are in numbered files, which pages do not load: visitors see them in a font of their own. For PDFs and share images, name the package in printFonts.',
    },
  ])
  rmSync(root, { recursive: true })
})
