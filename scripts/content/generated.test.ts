import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatDiagnostic } from '../../src/content-model/check/diagnostics'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { generatedFiles, missingTemplates, staleFileDiagnostics, writeGenerated } from './generated'

test('reports an outdated file and the command that updates it', () => {
  const root = testFolder()
  expect(writeGenerated(root)).toEqual([...generatedFiles(root).keys()])
  expect(staleFileDiagnostics(root)).toEqual([])
  const file = join(root, 'schemas/services.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('featured', 'special'))
  expect(staleFileDiagnostics(root).map(formatDiagnostic)).toEqual([
    'schemas/services.json:1:1 · This file is generated from src/content-model and is out of date. Run: npm run generate',
  ])
  expect(writeGenerated(root)).toEqual(['schemas/services.json'])
})

test('reports a collection without a template', () => {
  const root = testFolder()
  cpSync('src/templates', join(root, 'src/templates'), { recursive: true })
  rmSync(join(root, 'src/templates/solution.tsx'))
  expect(missingTemplates(root).map(formatDiagnostic)).toEqual([
    'src/content-model/collections/registry.ts:1:1 · The template src/templates/solution.tsx of content/solutions is missing. Write it; until then, the site has no pages for this folder.',
  ])
})
