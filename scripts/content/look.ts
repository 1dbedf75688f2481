/** What the check says of the site's look, beside the logo, which is content. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckedFile } from '../../src/content-model/check/checked-file'
import type { FileDiagnostic } from '../../src/content-model/check/diagnostics'
import { weakContrasts } from '../../src/look/contrast'
import { type FontPackage, findFontPackage } from '../../src/look/font-package'
import { fontRoles, fonts } from '../../src/look/fonts'

/** Returns diagnostics of colours that are too hard to tell apart, and of fonts that cannot be used. */
export function lookDiagnostics(root: string): FileDiagnostic[] {
  const unusable = fontRoles.flatMap((role) => {
    const found = findFontPackage(root, fonts[role])
    return 'message' in found ? [{ name: role, message: found.message }] : []
  })
  return [
    ...onTheirLines(root, 'src/look/colors.ts', weakContrasts()),
    ...onTheirLines(root, 'src/look/fonts.ts', unusable),
  ]
}

/** How many of the letters without a font the advice shows. */
const shownLetters = 5

/** Advises on languages whose letters neither family has, by the words of the interface in each language. */
export function adviseOnLetters(
  root: string,
  files: readonly Pick<CheckedFile, 'file' | 'collection'>[],
): FileDiagnostic[] {
  const families = fontRoles.flatMap((role) => {
    const found = findFontPackage(root, fonts[role])
    return 'message' in found ? [] : [found]
  })
  const interfaces = files.filter(({ collection }) => collection === 'interface.yaml')
  return interfaces.flatMap(({ file }) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    const missing = new Set(lines.flatMap((line) => lettersWithout(families, line)))
    if (missing.size === 0) return []
    const at = lines.findIndex((line) => lettersWithout(families, line).length > 0)
    const examples = [...missing].slice(0, shownLetters).join(' ')
    const column = lines[at]?.indexOf([...missing][0] ?? '') ?? 0
    const message = `${missing.size} letters of this file stand in neither family of the site (${examples}): pages borrow them from the visitor’s device, and PDFs and share images are without them. Choose families that have them in src/look/fonts.ts.`
    return [{ file, line: at + 1, column: column + 1, message }]
  })
}

/** Returns the letters of a text that no family has. */
function lettersWithout(families: readonly FontPackage[], text: string): string[] {
  const ranges = families.flatMap(({ subsets }) => Object.values(subsets).flat())
  const has = (point: number) => ranges.some(([first, last]) => point >= first && point <= last)
  return (text.match(/\p{L}/gu) ?? []).filter((letter) => !has(letter.codePointAt(0) ?? 0))
}

/** Returns diagnostics of fields of an object, each on the line of its field. */
function onTheirLines(
  root: string,
  file: string,
  found: readonly { name: string; message: string }[],
): FileDiagnostic[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return found.map(({ name, message }) => {
    const line = lines.findIndex((text) => text.startsWith(`  ${name}:`)) + 1
    return { file, line, column: 3, message }
  })
}
