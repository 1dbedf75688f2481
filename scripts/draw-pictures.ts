/**
 * Draws the sample company's pictures into `content/`: portraits, client marks, article figures and
 * the video's poster; and the icons of tabs and home screens into `static/`.
 * Run it from the repository's root with `npx tsx scripts/draw-pictures.ts`; a second run writes the
 * same bytes.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { mark } from '../src/motif/mark'
import { colors } from '../src/styles/theme'
import type { Drawing } from './pictures/drawing'
import { drawFigures } from './pictures/figures'
import { drawPortraits } from './pictures/portraits'
import { drawPoster } from './pictures/poster'
import { loadType } from './pictures/type'
import { drawWordmarks } from './pictures/wordmarks'

/** Writers replace these files with their own; a picture in the repository stays this small. */
const largest = 60 * 1024

async function draw(): Promise<void> {
  const setLine = await loadType()
  const drawings = [
    ...drawPortraits(),
    ...drawWordmarks(setLine),
    ...drawFigures(setLine),
    drawPoster(),
  ]
  for (const drawing of drawings) await write(drawing)
  const dyes = { fruit: colors.indigo.light, newest: colors.kunyit.light }
  await writeFile(join('static', 'favicon.svg'), `${mark(dyes)}\n`)
  const ground = colors.paper.light
  await drawIcon('apple-touch-icon.png', 180, mark({ ...dyes, ground, size: 0.62 }))
  await drawIcon('icon-192.png', 192, mark({ ...dyes, ground, radius: 10 }))
  await drawIcon('icon-512.png', 512, mark({ ...dyes, ground, radius: 10 }))
  await drawIcon('icon-maskable-512.png', 512, mark({ ...dyes, ground, size: 0.54 }))
}

async function drawIcon(file: string, size: number, svg: string): Promise<void> {
  // The mark is 64 units wide: rasterised at the icon's own size instead of enlarged.
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(join('static', file))
}

async function write({ file, svg }: Drawing): Promise<void> {
  const path = join('content', file)
  await mkdir(dirname(path), { recursive: true })
  const { size } = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(path)
  if (size > largest) throw new Error(`${path} has ${size} bytes, more than ${largest}.`)
  console.log(`${path} · ${(size / 1024).toFixed(1)} KB`)
}

draw().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
