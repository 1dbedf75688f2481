/** Files that are made from the model and kept in the repository, where editors and readers find them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { editorSchemas } from '../src/collections/editor-schemas'

/** The command that brings them up to date. */
export const command = 'npm run generate'

/** Every generated file, by its path from the project's folder. */
export function generatedFiles(): Map<string, string> {
  return editorSchemas()
}

/** Paths of generated files that do not say what the model says. */
export function staleFiles(root: string): string[] {
  return [...generatedFiles()]
    .filter(([path, text]) => textAt(join(root, path)) !== text)
    .map(([path]) => path)
}

/** Writes those that have changed, and returns their paths. */
export function writeGenerated(root: string): string[] {
  const files = generatedFiles()
  return staleFiles(root).map((path) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), files.get(path) ?? '')
    return path
  })
}

/** What the check says of a file that is out of date. */
export function explainStale(path: string): string {
  return `${path}:1:1 · This file is made from the schemas in src/collections, and they have changed. Run: ${command}`
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/\r\n/g, '\n')
  } catch {
    return undefined
  }
}
