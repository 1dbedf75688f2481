import type { Settings } from '../../content-model/collections/settings'
import { colors } from '../../theme/colors'

/** Returns the web app manifest. Its icons are generated from the logo. */
export function webManifest({ brand, tagline, language }: Settings, pathPrefix: string): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `${pathPrefix}/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: `${pathPrefix}/`,
    name: brand,
    short_name: brand,
    description: tagline,
    lang: language,
    start_url: `${pathPrefix}/`,
    scope: `${pathPrefix}/`,
    display: 'browser',
    theme_color: colors.paper.light,
    background_color: colors.paper.light,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
