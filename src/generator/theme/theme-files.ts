/**
 * What is made of the site's look before it is built: `.cache/theme/theme.json`, which pages are compiled with, and
 * the icons.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckedFile } from '../../content-model/check/checked-file'
import type { Settings } from '../../content-model/collections/settings'
import type { GivenFamilies } from '../../motif/families'
import { drawIcons, iconNames } from '../../theme/icons'
import { siteLogo } from '../../theme/logo'
import type { Svg } from '../../theme/svg'
import { readSettings } from '../nodes/settings'
import { placeMade, writeChanged } from '../publish/files'
import type { MadeFiles } from '../publish/publish'

/** The folder of what is made; pages name it `@theme`. */
export const themeFolder = (root: string) => join(root, '.cache', 'theme')

/**
 * Writes what pages are compiled with: the logo's markup, whether the motif is drawn, and the icons that content
 * names. While one of their files has a problem, which only the development server goes on with, its last good version
 * stays.
 * @param icons names of the icons, in any order
 */
export function writeTheme(root: string, icons: ReadonlySet<string>): void {
  const file = join(themeFolder(root), 'theme.json')
  const look = {
    ...{ logo: '', motif: true },
    families: { serviceGroups: [], blogCategories: [] },
    ...readable(() => JSON.parse(readFileSync(file, 'utf8'))),
    ...readable(() => themeOf(readSettings(root))),
    ...readable(() => ({ logo: inHtml(siteLogo(root)) })),
  }
  writeChanged(file, `${JSON.stringify(look)}\n`)
  writeChanged(join(themeFolder(root), 'icons.js'), [...icons].sort().map(iconExport).join(''))
}

/** Returns the line that exports an icon's component under its name. */
const iconExport = (name: string): string =>
  `export { default as '${name}' } from 'lucide-react/icons/${name}'\n`

/** Returns the icons that these files name. */
export const iconsIn = (files: readonly Pick<CheckedFile, 'mentions'>[]): Set<string> =>
  new Set(
    files.flatMap(({ mentions }) =>
      mentions.filter(({ kind }) => kind === 'icon').map(({ target }) => target),
    ),
  )

/** Returns what pages are compiled with of the settings. */
const themeOf = ({ motif, serviceGroups, blogCategories }: Settings) => ({
  motif,
  families: {
    serviceGroups: serviceGroups.map(({ group, motif }) => ({ group, motif })),
    blogCategories: blogCategories.map(({ category, motif }) => ({ category, motif })),
  } satisfies GivenFamilies,
})

/** Height of the logo on pages whose styles are missing, in pixels: an SVG without a size would fill the window. */
const logoHeight = 28

/** Returns the markup of a logo with its size, and without the namespace, which HTML does not need. */
function inHtml({ svg, width, height }: Svg): string {
  const size = `width="${Math.round((logoHeight * width) / height)}" height="${logoHeight}"`
  return svg.replace(' xmlns="http://www.w3.org/2000/svg"', '').replace('<svg', `<svg ${size}`)
}

/** Returns what can be read; nothing otherwise. */
function readable<T extends object>(read: () => T): Partial<T> {
  try {
    return read()
  } catch {
    return {}
  }
}

/** Returns what draws the icons. One of the same name in `static/` is used instead. */
export function icons(root: string): MadeFiles {
  return {
    targets: iconNames,
    async make() {
      const drawn = await drawIcons(siteLogo(root))
      return Object.entries(drawn)
        .filter(([target]) => !existsSync(join(root, 'static', target)))
        .map(([target, content]) => placeMade(root, target, content))
    },
  }
}
