import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckedFile } from '../../content-model/check/checked-file'
import type { Settings } from '../../content-model/collections/settings'
import type { GivenFamilies } from '../../motif/families'
import { drawIcons, iconNames } from '../../theme/icons'
import { siteLogo } from '../../theme/logo'
import type { Svg } from '../../theme/svg'
import { readSettings } from '../nodes/settings'
import { writeChanged, writeGenerated } from '../publish/files'
import type { GeneratedFiles } from '../publish/publish'

/** The output folder; pages import it as `@theme`. */
export const themeFolder = (root: string) => join(root, '.cache', 'theme')

/**
 * Writes the logo's markup, the motif settings and the icons in use, which are compiled into pages. In development,
 * invalid files keep their last valid version.
 */
export function writeTheme(root: string, icons: ReadonlySet<string>): void {
  const file = join(themeFolder(root), 'theme.json')
  const theme = {
    ...{ logo: '', motif: true },
    families: { serviceGroups: [], blogCategories: [] },
    ...readable(() => JSON.parse(readFileSync(file, 'utf8'))),
    ...readable(() => themeOf(readSettings(root))),
    ...readable(() => ({ logo: inHtml(siteLogo(root)) })),
  }
  writeChanged(file, `${JSON.stringify(theme)}\n`)
  writeChanged(join(themeFolder(root), 'icons.js'), [...icons].sort().map(iconExport).join(''))
}

const iconExport = (name: string): string =>
  `export { default as '${name}' } from 'lucide-react/icons/${name}'\n`

export const iconsIn = (files: readonly Pick<CheckedFile, 'mentions'>[]): Set<string> =>
  new Set(
    files.flatMap(({ mentions }) =>
      mentions.filter(({ kind }) => kind === 'icon').map(({ target }) => target),
    ),
  )

const themeOf = ({ motif, serviceGroups, blogCategories }: Settings) => ({
  motif,
  families: {
    serviceGroups: serviceGroups.map(({ group, motif }) => ({ group, motif })),
    blogCategories: blogCategories.map(({ category, motif }) => ({ category, motif })),
  } satisfies GivenFamilies,
})

/** Height (pixels) if styles fail to load: an SVG without a size would fill the window. */
const logoHeight = 28

function inHtml({ svg, width, height }: Svg): string {
  const size = `width="${Math.round((logoHeight * width) / height)}" height="${logoHeight}"`
  return svg.replace(' xmlns="http://www.w3.org/2000/svg"', '').replace('<svg', `<svg ${size}`)
}

function readable<T extends object>(read: () => T): Partial<T> {
  try {
    return read()
  } catch {
    return {}
  }
}

/** Files of the same name in `static/` replace the generated icons. */
export function icons(root: string): GeneratedFiles {
  return {
    targets: iconNames,
    async make() {
      const drawn = await drawIcons(siteLogo(root))
      return Object.entries(drawn)
        .filter(([target]) => !existsSync(join(root, 'static', target)))
        .map(([target, content]) => writeGenerated(root, target, content))
    },
  }
}
