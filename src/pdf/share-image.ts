/** Draws the picture that other sites show where somebody shares a page: 1200 by 630, title and motif. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { MotifFamily } from '../content-model/collections/choices'
import { colors } from '../look/colors'
import { siteLogo, standaloneLogo } from '../look/logo'
import type { EntryWeave } from '../motif/chain'
import { motif as drawMotif } from '../motif/motif'
import type { DocumentOptions } from './document'
import { typesetFonts } from './font-sources'
import { typesetSvg } from './typst'

interface ShownMotif {
  family: MotifFamily
  seed: string
  weave?: EntryWeave | null | undefined
}

/** The content of a share image. Nothing else of a page has any influence on its bytes. */
export interface ShareImage {
  title: string
  /** Small line above the title; empty for none. */
  eyebrow: string
  brand: string
  /** Host of the site, such as `www.tirtana.example`. */
  site: string
  /** Two or three letters, for hyphens and quotes. */
  language: string
  /** The motif; undefined for none. It is that of the page itself: its slug is the seed. */
  motif: ShownMotif | undefined
}

/** Colours of share images, always of light paper: most sites show them on a ground of their own. */
const looks = {
  paper: colors.paper.light,
  ink: colors.ink.light,
  warm: colors.warm.light,
  muted: colors.muted.light,
}

/**
 * Draws a share image, or finds it in the cache, by a digest of its content.
 * @returns the path of the PNG
 */
export async function shareImage(
  image: ShareImage,
  { root, cacheFolder }: DocumentOptions,
): Promise<string> {
  const template = join(root, 'src', 'pdf', 'share-image.typ')
  const logo = standaloneLogo(siteLogo(root).svg)
  const parts = [typesetFonts, await readFile(template, 'utf8'), looks, logo, image]
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24)
  const file = join(cacheFolder, `${digest}.png`)
  if (existsSync(file)) return file
  const { motif, ...words } = image
  const data = JSON.stringify({ ...words, motif: motif !== undefined, logo, colors: looks })
  const svg = await typesetSvg({ root, template, inputs: { data } })
  const ground = `<rect width="1200" height="630" fill="${looks.paper}"/>`
  const art = motif ? cloth(motif) : ''
  const whole = svg.replace('>', `>${ground}`).replace(/<\/svg>\s*$/, `${art}</svg>`)
  // Without dithering, flat colours stay flat; effort 1 is off by at most one step, in half the time.
  const png = sharp(Buffer.from(whole)).removeAlpha().png({ palette: true, dither: 0, effort: 1 })
  // Renamed into place, so that nobody is given half a picture.
  const next = join(cacheFolder, randomUUID())
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(next, await png.toBuffer())
  await rename(next, file)
  return file
}

/** Draws a motif, whole, in the right third. */
function cloth(motif: ShownMotif): string {
  return drawMotif({ ...motif, stroke: 2 }).replace(
    '<svg',
    '<svg x="796" y="36" width="368" height="558"',
  )
}
