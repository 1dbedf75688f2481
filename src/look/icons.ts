/** The icons of browsers and phones, made from the logo. */
import sharp from 'sharp'
import { colors } from './colors'
import { type Logo, standaloneLogo } from './logo'

interface IconForm {
  /** Side in pixels. */
  side: number
  /** Part of the side that the logo's longer side takes. Masks leave the middle 0.8 of an icon. */
  share: number
  /** Corner radius of the paper behind it, as a part of the side; null for no paper. */
  corner: number | null
}

/** PNG icons by their name in the site. */
const forms: Readonly<Record<string, IconForm>> = {
  'apple-touch-icon.png': { side: 180, share: 0.62, corner: 0 },
  'icon-192.png': { side: 192, share: 0.75, corner: 0.156 },
  'icon-512.png': { side: 512, share: 0.75, corner: 0.156 },
  'icon-maskable-512.png': { side: 512, share: 0.54, corner: 0 },
}

/** Names of all icons. */
export const iconNames = ['favicon.svg', 'favicon.ico', ...Object.keys(forms)]

/** Draws all icons, by name: the same bytes for the same logo and colours. */
export async function drawIcons(logo: Logo): Promise<Record<string, Buffer>> {
  const icons: Record<string, Buffer> = {
    'favicon.svg': Buffer.from(square(logo, { side: 64, share: 1, corner: null })),
    'favicon.ico': inOneFile(
      await Promise.all(
        [16, 32].map(async (side) => ({
          side,
          png: await png(logo, { side, share: 1, corner: null }),
        })),
      ),
    ),
  }
  for (const [name, form] of Object.entries(forms)) icons[name] = await png(logo, form)
  return icons
}

async function png(logo: Logo, form: IconForm): Promise<Buffer> {
  return sharp(Buffer.from(square(logo, form)))
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** Returns an icon as an SVG of its size. */
function square({ svg, width, height }: Logo, { side, share, corner }: IconForm): string {
  const longer = Math.max(width, height)
  const [wide, high] = [width, height].map((length) => (side * share * length) / longer) as [
    number,
    number,
  ]
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

/** Returns small PNGs as one ICO file: a header, an entry of 16 bytes for each, and the pictures. */
function inOneFile(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(side, entry)
    head.writeUInt8(side, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
