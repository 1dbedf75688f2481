/** The names that content may give an icon: those of the installed version of Lucide. */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folder = join(dirname(require.resolve('lucide-react/package.json')), 'dist', 'esm', 'icons')

/** About 2,400 names, which include the earlier names of renamed icons. */
export const iconNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs') && file !== 'index.mjs')
  .map((file) => file.slice(0, -'.mjs'.length))
  .sort()

/** Where a writer looks for an icon. */
export const iconsPage = 'https://lucide.dev/icons'
