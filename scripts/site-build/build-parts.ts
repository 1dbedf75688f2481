/** Checks for fonts that the build needs; what writers name is the content check's concern. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fontPackage } from '../../src/look/font-package'
import { fonts, printFonts } from '../../src/look/fonts'
import { commonFontFiles } from '../../src/pdf/font-sources'

/**
 * Checks that all of them are there, before a build begins.
 * @throws when one is missing, with how to get it
 */
export function requireParts(root: string): void {
  for (const name of [...Object.values(fonts), ...printFonts]) fontPackage(root, name)
  const { resolve } = createRequire(join(root, 'package.json'))
  for (const file of commonFontFiles)
    try {
      resolve(file)
    } catch {
      throw new Error(`The font ${file} is missing from node_modules. Get it back with: npm ci`)
    }
}
