/** Tracked files that are generated from the content model. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchemas } from '../../src/content-model/authoring/editor-schemas'
import { withGlossary } from '../../src/content-model/authoring/glossary-table'
import { reference } from '../../src/content-model/authoring/reference'
import { writeSourceFile } from '../../src/content-model/authoring/write-source'
import { type FileDiagnostic, ofFile } from '../../src/content-model/check/diagnostics'
import { rowsWithPages } from '../../src/content-model/collections/registry'
import { readIfThere } from '../../src/content-model/read/files'
import { readSource } from '../../src/content-model/read/source'
import { fragmentDocument } from '../../src/generator/graphql/schema'
import { explainTemplate } from '../../src/generator/pages/pages'

export function generatedFiles(root: string): Map<string, string> {
  const guide = 'docs/translating.md'
  const text = textAt(join(root, guide))
  return new Map([
    ...editorSchemas(),
    ['docs/reference.md', reference()],
    ['schemas/fragments.graphql', fragmentDocument()],
    ...(text === undefined ? [] : [[guide, withGlossary(text)] as const]),
  ])
}

const staleFiles = (root: string) =>
  [...generatedFiles(root)].filter(([path, text]) => textAt(join(root, path)) !== text)

export function writeGenerated(root: string): string[] {
  return staleFiles(root).map(([path, text]) => {
    writeSourceFile(root, path, text)
    return path
  })
}

export function missingTemplates(root: string): FileDiagnostic[] {
  return rowsWithPages
    .filter(([, { singular }]) => !existsSync(join(root, 'src', 'templates', `${singular}.tsx`)))
    .map(([name, { singular }]) =>
      ofFile('src/content-model/collections/registry.ts', explainTemplate(name, singular)),
    )
}

export function staleFileDiagnostics(root: string): FileDiagnostic[] {
  const message =
    'This file is generated from src/content-model and is out of date. Run: npm run generate'
  return staleFiles(root).map(([file]) => ofFile(file, message))
}

function textAt(path: string): string | undefined {
  const bytes = readIfThere(path)
  return bytes && readSource(bytes).text
}
