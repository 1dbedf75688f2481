import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatProblem } from '../src/collections/problems'
import { generatedFiles, staleProblems, writeGenerated } from './generated'

test('the schemas for editors and the reference say what the model says', () => {
  expect(staleProblems(process.cwd())).toEqual([])
})

test('one that does not is named, with the command that mends it', () => {
  const root = mkdtempSync(join(tmpdir(), 'generated-'))
  expect(writeGenerated(root)).toEqual([...generatedFiles().keys()])
  expect(staleProblems(root)).toEqual([])
  const file = join(root, 'schemas/services.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('featured', 'special'))
  expect(staleProblems(root).map(formatProblem)).toEqual([
    'schemas/services.json:1:1 · This file is made from the schemas in src/collections, and they have changed since. Run: npm run generate',
  ])
  expect(writeGenerated(root)).toEqual(['schemas/services.json'])
  rmSync(root, { recursive: true })
})
