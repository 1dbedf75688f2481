import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { writeChanged } from '../../src/generator/publish/files'
import { fonts } from '../../src/theme/fonts'
import { themeAdvice } from './theme'

test('advises that pages use only the Latin letters of a family with numbered files', () => {
  const root = testFolder()
  const fontFile = (subset: string) =>
    `files/${fonts.text.split('/')[1]}-${subset}-wght-normal.woff2`
  const files = {
    'package.json': '{ "version": "5.0.0" }',
    'metadata.json': '{ "family": "Tirta Sans JP" }',
    'unicode.json': '{ "[17]": "U+3042" }',
    [fontFile('latin')]: '',
    [fontFile('17')]: '',
  }
  for (const [file, text] of Object.entries(files))
    writeChanged(join(root, 'node_modules', fonts.text, file), text)
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
