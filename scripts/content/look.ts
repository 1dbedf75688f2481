/** What the check says of the site's look, beside the logo, which is content. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileDiagnostic } from '../../src/content-model/check/diagnostics'
import { weakContrasts } from '../../src/look/contrast'
import { findFontPackage } from '../../src/look/font-package'
import { fontRoles, fonts, printFonts } from '../../src/look/fonts'

/** Returns diagnostics of colours that are too hard to tell apart, and of fonts that cannot be used. */
export function lookDiagnostics(root: string): FileDiagnostic[] {
  const families = [
    ...fontRoles.map((role) => ({ field: role, name: fonts[role] })),
    ...printFonts.map((name) => ({ field: 'printFonts', name })),
  ]
  const unusable = families.flatMap(({ field, name }) => {
    const found = findFontPackage(root, name)
    return 'message' in found ? [{ name: field, message: found.message }] : []
  })
  return [
    ...onTheirLines(root, 'src/look/colors.ts', weakContrasts()),
    ...onTheirLines(root, 'src/look/fonts.ts', unusable),
  ]
}

/** Returns diagnostics of fields of an object, each on the line of its field. */
function onTheirLines(
  root: string,
  file: string,
  found: readonly { name: string; message: string }[],
): FileDiagnostic[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return found.map(({ name, message }) => {
    const line =
      lines.findIndex((text) => /^(?: {2}|export const )(\w+):/.exec(text)?.[1] === name) + 1
    return { file, line, column: 3, message }
  })
}
