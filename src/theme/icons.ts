import sharp from 'sharp'
import { colors } from './colors'
import { standaloneLogo } from './logo'
import type { Svg } from './svg'

interface IconForm {
  /** In pixels. */
  side: number
  /** The logo's longer side, as a share of `side`. Masks keep the middle 0.8. */
  share: number
  /** Corner radius, as a share of `side`; null for no background. */
  corner: number | null
}

const forms: Readonly<Record<string, IconForm>> = {
  'apple-touch-icon.png': { side: 180, share: 0.62, corner: 0 },
  'icon-192.png': { side: 192, share: 0.75, corner: 0.156 },
  'icon-512.png': { side: 512, share: 0.75, corner: 0.156 },
  'icon-maskable-512.png': { side: 512, share: 0.54, corner: 0 },
}

export const iconNames = ['favicon.svg', 'favicon.ico', ...Object.keys(forms)]

/** Draws the browser and phone icons, by file name. */
export async function drawIcons(logo: Svg): Promise<Record<string, Buffer>> {
  const bare = { share: 1, corner: null }
  const icons: Record<string, Buffer> = {
    'favicon.svg': Buffer.from(withDarkColors(square(logo, { side: 64, ...bare }))),
    'favicon.ico': ico(await png(logo, { side: 32, ...bare })),
  }
  for (const [name, form] of Object.entries(forms)) icons[name] = await png(logo, form)
  return icons
}

async function png(logo: Svg, form: IconForm): Promise<Buffer> {
  return sharp(Buffer.from(square(logo, form)))
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

function square({ svg, width, height }: Svg, { side, share, corner }: IconForm): string {
  const longer = Math.max(width, height)
  const [wide, high] = [(side * share * width) / longer, (side * share * height) / longer]
  const inset = (length: number) => Number(((side - length) / 2).toFixed(3))
  const placed = standaloneLogo(svg).replace(
    '<svg',
    `<svg x="${inset(wide)}" y="${inset(high)}" width="${wide}" height="${high}"`,
  )
  const paper =
    corner === null
      ? ''
      : `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${colors.paper.light}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${paper}${placed}</svg>`
}

/** Adds the dark theme's colours, because tab strips may be dark. */
function withDarkColors(svg: string): string {
  // Reversed, because band has the same light colour as action.
  const rules = Object.values(colors)
    .toReversed()
    .flatMap(({ light, dark }) =>
      ['fill', 'stroke']
        .filter((paint) => svg.includes(`${paint}="${light}"`))
        .map((paint) => `[${paint}="${light}"]{${paint}:${dark}}`),
    )
  return svg.replace('>', `><style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`)
}

/** ICO file: a header (6 bytes), an entry (16 bytes) and a PNG of 32 by 32 pixels. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(picture.length, 14)
  return Buffer.concat([head, picture])
}
