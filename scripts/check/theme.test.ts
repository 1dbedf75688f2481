import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { fonts } from '../../src/theme/fonts'
import { themeAdvice } from './theme'

test('advises that pages use only the Latin letters of a family with numbered files', () => {
  const root = testFolder()
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
        'Pages load only the Latin letters of Tirta Sans JP. Its other letters are in numbered files, so visitors see them in a system font. For PDFs and share images, add the package to printFonts.',
    },
  ])
})
