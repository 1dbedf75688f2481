/** Checks for fonts and pictures that the code names; those of writers are the content check's concern. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fontFiles } from '../../src/pdf/typst'

/** Fonts from packages: for PDFs and share images, and for pages with unusual characters. */
const packaged = [
  ...fontFiles,
  ...['bricolage-grotesque', 'instrument-sans'].map(
    (name) => `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  ),
]

/** Fonts and icons of every page, which are in the repository. */
const own = [
  'src/styles/fonts/display.woff2',
  'src/styles/fonts/text.woff2',
  'static/favicon.svg',
  'static/apple-touch-icon.png',
  'static/icon-192.png',
  'static/icon-512.png',
  'static/icon-maskable-512.png',
]

/**
 * Checks that all of them are there, before a build begins.
 * @throws when one is missing, with how to get it back
 */
export function requireParts(root: string): void {
  const require = createRequire(join(root, 'package.json'))
  for (const file of packaged)
    try {
      require.resolve(file)
    } catch {
      throw new Error(`The font ${file} is missing from node_modules. Get it back with: npm ci`)
    }
  for (const file of own)
    if (!existsSync(join(root, file)))
      throw new Error(`${file} is missing. Get it back with: git checkout -- ${file}`)
}
