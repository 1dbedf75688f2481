import { join } from 'node:path'
import sharp from 'sharp'
import { motif as drawMotif, type MotifOptions } from '../motif/motif'
import { colors } from '../theme/colors'
import { standaloneLogo } from '../theme/logo'
import { lightColors } from './document-data'
import { typesetSvg } from './typst'

/** All input of the image. */
export interface ShareImage {
  title: string
  /** Above the title, may be empty. */
  eyebrow: string
  brand: string
  logo: string
  /** Host: `www.tirtana.example`. */
  site: string
  /** Language code, for hyphenation and quotes. */
  language: string
  motif: MotifOptions | undefined
}

/** Draws the share image (og:image) of a page: 1200 by 630 pixels, PNG in base64. */
export async function shareImage(image: ShareImage, root: string): Promise<string> {
  const template = join(root, 'src', 'pdf', 'share-image.typ')
  const { motif, ...words } = image
  const logo = standaloneLogo(image.logo)
  // Always light: most sites show share images on their own background.
  const data = JSON.stringify({ ...words, motif: motif !== undefined, logo, colors: lightColors })
  const svg = await typesetSvg({ root, template, inputs: { data } })
  const background = `<rect width="1200" height="630" fill="${colors.paper.light}"/>`
  const art = motif ? inRightThird(drawMotif({ ...motif, stroke: 2 })) : ''
  const whole = svg.replace('>', `>${background}`).replace(/<\/svg>\s*$/, `${art}</svg>`)
  // Dithering would change flat colours. Effort 1 takes half the time and
  // changes colours by up to 1 of 255.
  const png = sharp(Buffer.from(whole)).removeAlpha().png({ palette: true, dither: 0, effort: 1 })
  return (await png.toBuffer()).toString('base64')
}

const inRightThird = (svg: string) =>
  svg.replace('<svg', '<svg x="796" y="36" width="368" height="558"')
