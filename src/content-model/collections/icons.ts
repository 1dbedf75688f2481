/** Icon names for content, from the installed version of Lucide. */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folder = join(dirname(require.resolve('lucide-react/package.json')), 'dist', 'esm', 'icons')

/** About 2,400 names, including former names of renamed icons. */
export const iconNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs') && file !== 'index.mjs')
  .map((file) => file.slice(0, -'.mjs'.length))
  .sort()

export const iconsPage = 'https://lucide.dev/icons'
