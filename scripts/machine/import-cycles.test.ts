/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { folderOf, importCycles } from './import-cycles'

const files = {
  'src/pdf/a.ts': "import { b } from '../theme/b'\nexport const a = b",
  'src/pdf/c.ts': 'export const c = 1\nexport type C = number',
  'src/theme/b.ts': "import { c } from '../pdf/c'\nexport const b = c",
  // Ignores type imports and tests.
  'src/motif/d.ts': "import type { C } from '../pdf/c'\nexport const d: C = 1",
  'src/pdf/e.ts': "import { d } from '../motif/d'\nexport const e = d",
  'src/motif/d.test.ts': "import { a } from '../pdf/a'\nexport const f = a",
  'scripts/g.ts': "import { h } from './h'\nexport const g = () => h",
  'scripts/h.ts': "import { g } from './g'\nexport const h = () => g",
  'tests/i.ts': '',
}

test('lists the imports in cycles of files and of folders', async () => {
  const root = mkdtempSync(join(tmpdir(), 'cycles-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  expect(await importCycles(root)).toEqual([
    'scripts/g.ts → scripts/h.ts',
    'scripts/h.ts → scripts/g.ts',
  ])
  expect(await importCycles(root, folderOf)).toEqual([
    'src/pdf/a.ts → src/theme/b.ts',
    'src/theme/b.ts → src/pdf/c.ts',
  ])
  rmSync(root, { recursive: true })
})
