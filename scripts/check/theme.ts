import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileDiagnostic } from '../../src/content-model/check/diagnostics'
import { weakContrasts } from '../../src/theme/contrast'
import { findFontPackage } from '../../src/theme/font-package'
import { fontRoles, fonts, printFonts } from '../../src/theme/fonts'

/** Reports colours with too little contrast and fonts that cannot be used. */
export function themeDiagnostics(root: string): FileDiagnostic[] {
  const families = [
    ...fontRoles.map((role) => ({ field: role, name: fonts[role] })),
    ...printFonts.map((name) => ({ field: 'printFonts', name })),
  ]
  const unusable = families.flatMap(({ field, name }) => {
    const found = findFontPackage(root, name)
    return 'message' in found ? [{ name: field, message: found.message }] : []
  })
  return [
    ...locateFields(root, 'src/theme/colors.ts', weakContrasts()),
    ...locateFields(root, 'src/theme/fonts.ts', unusable),
  ]
}

/**
 * Advises on families with numbered subset files (Chinese, Japanese, Korean):
 * pages load only the Latin file.
 */
export function themeAdvice(root: string): FileDiagnostic[] {
  const divided = fontRoles.flatMap((role) => {
    const found = findFontPackage(root, fonts[role])
    if ('message' in found || !Object.keys(found.subsets).some((one) => one.startsWith('[')))
      return []
    const message = `Pages load only the Latin letters of ${found.family}. Its other letters are in numbered files, so visitors see them in a system font. For PDFs and share images, add the package to printFonts.`
    return [{ name: role, message }]
  })
  return locateFields(root, 'src/theme/fonts.ts', divided)
}

/** Adds to each message the line of the file that defines the name. */
function locateFields(
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
