/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { importCircles, roomOf } from './import-circles'

const files = {
  'src/pdf/a.ts': "import { b } from '../look/b'\nexport const a = b",
  'src/pdf/c.ts': 'export const c = 1\nexport type C = number',
  'src/look/b.ts': "import { c } from '../pdf/c'\nexport const b = c",
  // Types and tests are in no circle.
  'src/motif/d.ts': "import type { C } from '../pdf/c'\nexport const d: C = 1",
  'src/pdf/e.ts': "import { d } from '../motif/d'\nexport const e = d",
  'src/motif/d.test.ts': "import { a } from '../pdf/a'\nexport const f = a",
  'scripts/g.ts': "import { h } from './h'\nexport const g = () => h",
  'scripts/h.ts': "import { g } from './g'\nexport const h = () => g",
  'tests/i.ts': '',
}

test('circles of modules and of rooms are named with the imports that make them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'circles-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  expect(await importCircles(root)).toEqual([
    'scripts/g.ts → scripts/h.ts',
    'scripts/h.ts → scripts/g.ts',
  ])
  expect(await importCircles(root, roomOf)).toEqual([
    'src/look/b.ts → src/pdf/c.ts',
    'src/pdf/a.ts → src/look/b.ts',
  ])
  rmSync(root, { recursive: true })
})
