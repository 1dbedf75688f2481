/** Checks for fonts that the build needs; what writers name is the content check's concern. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fontPackage } from '../../src/look/font-package'
import { fonts } from '../../src/look/fonts'
import { emojiFile } from '../../src/pdf/typeset-fonts'

/**
 * Checks that all of them are there, before a build begins.
 * @throws when one is missing, with how to get it
 */
export function requireParts(root: string): void {
  for (const name of Object.values(fonts)) fontPackage(root, name)
  try {
    createRequire(join(root, 'package.json')).resolve(emojiFile)
  } catch {
    throw new Error(`The font ${emojiFile} is missing from node_modules. Get it back with: npm ci`)
  }
}
