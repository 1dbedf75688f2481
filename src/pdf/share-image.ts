/** Draws the picture that other sites show where somebody shares a page: 1200 by 630, title and motif. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { MotifFamily } from '../content-model/collections/choices'
import { colors } from '../look/colors'
import { standaloneLogo } from '../look/logo'
import { siteLogo } from '../look/site-logo'
import type { EntryWeave } from '../motif/chain'
import { motif as drawMotif, lightPalette } from '../motif/motif'
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

/** Draws share images and caches them between builds, by a digest of their content. */
export class ShareImageStudio {
  private constructor(
    private readonly root: string,
    private readonly folder: string,
    /** Text of the template. */
    private readonly template: string,
    /** Markup of the logo, in the colours of light paper. */
    private readonly logo: string,
  ) {}

  /**
   * Makes the cache folder and reads the template.
   * @param root the project's folder
   * @param folder where finished images are kept; made when absent
   */
  static async open(root: string, folder: string): Promise<ShareImageStudio> {
    await mkdir(folder, { recursive: true })
    const template = await readFile(templateOf(root), 'utf8')
    return new ShareImageStudio(root, folder, template, standaloneLogo(siteLogo(root).svg))
  }

  /**
   * Draws an image, or finds it in the cache.
   * @returns the path of the PNG
   */
  async imageFor(image: ShareImage): Promise<string> {
    const digest = createHash('sha256')
      .update(JSON.stringify([typesetFonts, this.template, looks, this.logo, image]))
      .digest('hex')
      .slice(0, 24)
    const file = join(this.folder, `${digest}.png`)
    if (existsSync(file)) return file
    // Renamed into place, so that nobody is given half a picture.
    const next = join(this.folder, randomUUID())
    await writeFile(next, await this.draw(image))
    await rename(next, file)
    return file
  }

  private async draw({ motif, ...words }: ShareImage): Promise<Buffer> {
    const { warm, muted, ink } = looks
    const data = JSON.stringify({
      ...words,
      motif: motif !== undefined,
      logo: this.logo,
      colors: { warm, muted, ink },
    })
    const svg = await typesetSvg({
      root: this.root,
      template: templateOf(this.root),
      inputs: { data },
    })
    const ground = `<rect width="1200" height="630" fill="${looks.paper}"/>`
    const art = motif ? cloth(motif) : ''
    const whole = svg.replace('>', `>${ground}`).replace(/<\/svg>\s*$/, `${art}</svg>`)
    // Without dithering, flat colours stay flat; effort 1 is off by at most one step, in half the time.
    const png = { palette: true, dither: 0, effort: 1 }
    return sharp(Buffer.from(whole)).removeAlpha().png(png).toBuffer()
  }

  /** Removes images that this build does not use. */
  async keepOnly(files: ReadonlySet<string>): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const file = join(this.folder, name)
      if (!files.has(file)) await rm(file)
    }
  }
}

/** Colours of share images, always of light paper: most sites show them on a ground of their own. */
const looks = {
  paper: colors.paper.light,
  ink: colors.ink.light,
  warm: colors.warm.light,
  muted: colors.muted.light,
}

/** Draws a motif, whole, in the right third. */
function cloth(motif: ShownMotif): string {
  return drawMotif({ ...motif, stroke: 2, palette: lightPalette }).replace(
    '<svg',
    '<svg x="796" y="36" width="368" height="558"',
  )
}

const templateOf = (root: string) => join(root, 'src', 'pdf', 'share-image.typ')
