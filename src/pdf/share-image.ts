/** Draws the picture that other sites show where somebody shares a page: 1200 by 630, title and motif. */
import { join } from 'node:path'
import sharp from 'sharp'
import type { MotifFamily } from '../content-model/collections/choices'
import type { MotifNumbers } from '../motif/chain'
import { motif as drawMotif } from '../motif/motif'
import { colors } from '../theme/colors'
import { standaloneLogo } from '../theme/logo'
import { typesetSvg } from './typst'

interface ShownMotif {
  family: MotifFamily
  seed: string
  numbers?: MotifNumbers | undefined
}

/** The content of a share image. Nothing else of a page has any influence on its bytes. */
export interface ShareImage {
  title: string
  /** Small line above the title; empty for none. */
  eyebrow: string
  brand: string
  /** Markup of the logo. */
  logo: string
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

/** Draws a share image: a PNG, in base64. @param root the project's folder */
export async function shareImage(image: ShareImage, root: string): Promise<string> {
  const template = join(root, 'src', 'pdf', 'share-image.typ')
  const { motif, ...words } = image
  const logo = standaloneLogo(image.logo)
  const data = JSON.stringify({ ...words, motif: motif !== undefined, logo, colors: looks })
  const svg = await typesetSvg({ root, template, inputs: { data } })
  const ground = `<rect width="1200" height="630" fill="${looks.paper}"/>`
  const art = motif ? placed(motif) : ''
  const whole = svg.replace('>', `>${ground}`).replace(/<\/svg>\s*$/, `${art}</svg>`)
  // Without dithering, flat colours stay flat; effort 1 is off by at most one step, in half the time.
  const png = sharp(Buffer.from(whole)).removeAlpha().png({ palette: true, dither: 0, effort: 1 })
  return (await png.toBuffer()).toString('base64')
}

/** Draws a motif, whole, in the right third. */
function placed(motif: ShownMotif): string {
  return drawMotif({ ...motif, stroke: 2 }).replace(
    '<svg',
    '<svg x="796" y="36" width="368" height="558"',
  )
}
