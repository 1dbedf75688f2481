import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheckedFile, pathOf } from '../../src/content-model/check/checked-file'
import type { FileDiagnostic } from '../../src/content-model/check/diagnostics'
import { locate } from '../../src/content-model/read/locations'
import { readSource, splitFrontmatter } from '../../src/content-model/read/source'
import { missingCharacters } from '../../src/pdf/typeset-fonts'

/** Collections and files that PDFs print in full. */
const printedWhole = ['cases', 'deliverables', 'vendor-risk', 'settings.yaml', 'interface.yaml']

type PrintedFile = Pick<CheckedFile, 'file' | 'collection'>

/**
 * Reports each character that PDFs or share images would omit because no font
 * has it, once per file.
 */
export async function letterDiagnostics(
  root: string,
  files: readonly PrintedFile[],
): Promise<FileDiagnostic[]> {
  const printed = files.map((file) => ({ file: file.file, lines: printedLines(root, file) }))
  const words = printed.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')
  const undrawn = await missingCharacters(root, words)
  return printed.flatMap(({ file, lines }) => {
    const told = new Set<string>()
    return lines.flatMap(({ line, text }) => {
      const found = undrawn.filter((character) => text.normalize().includes(character))
      if (found.every((character) => told.has(character))) return []
      for (const character of found) told.add(character)
      const column = Math.min(...found.map((character) => text.indexOf(character))) + 1
      return [{ file, line, column: Math.max(column, 1), message: explain(found) }]
    })
  })
}

function printedLines(root: string, { file, collection }: PrintedFile) {
  const { text } = readSource(readFileSync(join(root, file)))
  const all = text.split('\n')
  const split = splitFrontmatter(text, file.endsWith('.yaml'), 'the file')
  const end = 'message' in split || file.endsWith('.yaml') ? all.length : split.bodyLine - 2
  const fields = imageFields(file)
  const isPrinted = (text: string, index: number) => {
    const isField = index < end
    if (isField && /^\s*#/.test(text)) return false
    if (printedWhole.includes(collection)) return true
    // A service's PDF contains its fields but not its body. Other files appear
    // only in share images, with a few fields.
    if (collection === 'services') return isField
    return isField && fields.has(/^\s*(\w+):/.exec(text)?.[1] ?? '')
  }
  return all.flatMap((text, index) => (isPrinted(text, index) ? [{ line: index + 1, text }] : []))
}

/**
 * Returns the fields that a share image contains. The home page's `hero.title`
 * is also called `title`.
 */
function imageFields(file: string): ReadonlySet<string> {
  const definition = locate(pathOf(file))?.definition
  const { title, eyebrow } = (definition?.address && definition.shareImage) || {}
  return new Set(
    ['title', definition?.name, title, eyebrow].filter((name) => typeof name === 'string'),
  )
}

const maximumShown = 5

function explain(found: readonly string[]): string {
  const shown = found.slice(0, maximumShown).map((character) => `“${character}”`)
  const rest = found.length - shown.length
  const characters = found.length === 1 ? 'this character' : 'these characters'
  return `No font of PDFs and share images has ${shown.join(' ')}${rest > 0 ? ` and ${rest} more` : ''}, so they would omit ${characters}. Write other words, or add a family with ${characters} to printFonts in src/theme/fonts.ts. https://fontsource.org lists families by script.`
}
