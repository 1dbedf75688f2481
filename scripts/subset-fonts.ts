/**
 * Writes the two font files that every page loads: `npx tsx scripts/subset-fonts.ts`. They contain the
 * characters of nearly every page; the complete files are loaded where a page has others.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { coreCharacters } from '../src/styles/core-characters'

const root = join(__dirname, '..')

/** The subset files, by the package that each is cut from. */
export const subsets: Readonly<Record<string, string>> = {
  'bricolage-grotesque': 'src/styles/fonts/display.woff2',
  'instrument-sans': 'src/styles/fonts/text.woff2',
}

/** Returns the bytes of one subset, which are the same for the same package version. */
export async function subset(name: string): Promise<Buffer> {
  const file = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  return subsetFont(await readFile(file), coreCharacters, { targetFormat: 'woff2' })
}

async function main(): Promise<void> {
  await mkdir(join(root, 'src', 'styles', 'fonts'), { recursive: true })
  for (const [name, path] of Object.entries(subsets))
    await writeFile(join(root, path), await subset(name))
}

if (process.argv[1]?.endsWith('subset-fonts.ts')) main()
