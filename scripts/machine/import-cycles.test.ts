import { join } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { writeChanged } from '../../src/generator/publish/files'
import { folderOf, importCycles } from './import-cycles'

const files = {
  'src/pdf/a.ts': "import { b } from '../theme/b'\nexport const a = b",
  'src/pdf/c.ts': 'export const c = 1\nexport type C = number',
  'src/theme/b.ts': "import { c } from '../pdf/c'\nexport const b = c",
  'src/motif/d.ts': "import { type E } from './e'\nexport type D = E",
  'src/motif/e.ts': "import type { D } from './d'\nexport type E = D | string",
  'src/pdf/e.ts': "import type { D } from '../motif/d'\nexport const e: D = ''",
  'src/motif/d.test.ts': "import { a } from '../pdf/a'\nexport const f = a",
  'scripts/g.ts': "import { h } from './h'\nexport const g = () => h",
  'scripts/h.ts': "import { g } from './g'\nexport const h = () => g",
  'tests/i.ts': '',
}

test('names import cycles of files and folders with their imports', async () => {
  const root = testFolder()
  for (const [file, text] of Object.entries(files)) writeChanged(join(root, file), text)
  expect(await importCycles(root)).toEqual([
    'scripts/g.ts → scripts/h.ts',
    'scripts/h.ts → scripts/g.ts',
    'src/motif/d.ts → src/motif/e.ts',
    'src/motif/e.ts → src/motif/d.ts',
  ])
  expect(await importCycles(root, folderOf)).toEqual([
    'src/pdf/a.ts → src/theme/b.ts',
    'src/theme/b.ts → src/pdf/c.ts',
  ])
})
