/** Reduces share images to a palette: the exact colours of the brand, and blends of them with the paper. */
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { colors } from '../look/colors'

type Rgb = readonly [red: number, green: number, blue: number]

function rgb(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

const paper = rgb(colors.paper.light)
/**
 * Colours of the brand, each with the fractions of it that edges have: the more there is of a colour, the
 * more steps are seen.
 */
const inks: [hex: string, edges: readonly number[]][] = [
  [colors.ink.light, [0.13, 0.4, 0.7]],
  [colors.action.light, [0.35, 0.7]],
  [colors.warm.light, [0.5]],
  [colors.accent.light, [0.35, 0.7]],
  [colors.muted.light, [0.5]],
]

/** The palette, of at most sixteen colours, so that a pixel takes four bits. */
const brandPalette: readonly Rgb[] = [
  paper,
  ...inks.flatMap(([hex, edges]) => [1, ...edges].map((share) => onPaper(rgb(hex), share))),
]

/** Blends a colour with the paper. @param share the colour's part, of 1 */
function onPaper([red, green, blue]: Rgb, share: number): Rgb {
  const blend = (ink: number, ground: number) => Math.round(ink * share + ground * (1 - share))
  return [blend(red, paper[0]), blend(green, paper[1]), blend(blue, paper[2])]
}

/**
 * Draws an SVG in the palette's colours alone: a palette made for each image would lose the rare ones.
 * @param others colours that are not the brand's, such as a logo's own
 */
export async function inPalette(svg: string, others: readonly Rgb[] = []): Promise<Buffer> {
  const own = others.filter(
    (color) => !brandPalette.some((known) => String(known) === String(color)),
  )
  const palette = [...brandPalette, ...own.flatMap((color) => [color, onPaper(color, 0.5)])]
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const known = new Map<number, Rgb>()
  for (let at = 0; at < data.length; at += 3) {
    const color = data.readUIntBE(at, 3)
    let near = known.get(color)
    if (!near) {
      near = nearest(color, palette)
      known.set(color, near)
    }
    data.set(near, at)
  }
  const png = await sharp(data, { raw: info })
    .png({
      palette: true,
      colours: Math.max(16, palette.length),
      dither: 0,
      effort: 1,
      compressionLevel: 9,
    })
    .toBuffer()
  return exact(png, palette)
}

/** Restores the exact colours in the palette of a PNG, which the encoder rounds. */
function exact(png: Buffer, palette: readonly Rgb[]): Buffer {
  const name = png.indexOf('PLTE')
  const start = name + 4
  const end = start + png.readUInt32BE(name - 4)
  for (let at = start; at < end; at += 3) png.set(nearest(png.readUIntBE(at, 3), palette), at)
  png.writeUInt32BE(crc32(png.subarray(name, end)), end)
  return png
}

function nearest(color: number, palette: readonly Rgb[]): Rgb {
  const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255]
  const distance = ([r, g, b]: Rgb) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
  return palette.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

/** Parts of a logo's area from which on a colour of it is in the palette. */
const seenShare = 0.02

/** Returns the colours that a drawing on paper has, without those of its edges. */
export async function colorsOf(svg: string): Promise<Rgb[]> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(96, 96, { fit: 'inside' })
    .flatten({ background: colors.paper.light })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const color = data.readUIntBE(at, 3)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const seen = [...counts].filter(([, count]) => count > (data.length / 3) * seenShare)
  return seen.map(([color]) => [color >> 16, (color >> 8) & 255, color & 255])
}
