/** Makes the portfolio PDF of a service, and the picture of its cover. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type FinishedPortfolio, findPortfolio, storePortfolio } from './portfolio-cache'
import {
  downloadName,
  type PortfolioService,
  type PortfolioSite,
  portfolioData,
} from './portfolio-data'
import { typesetPdf, typesetSvg, typesetterVersion } from './typst'

/** Version that is part of every digest: raise it when code outside the template changes what is made. */
const generatorVersion = 1

export interface PortfolioOptions {
  /** The project's folder: the template and the fonts are found from here. */
  root: string
  /** Where finished files are kept between builds. Made when absent. */
  cacheFolder: string
}

export interface Portfolio extends FinishedPortfolio {
  /** The name under which a visitor saves it. */
  downloadName: string
  /** Digest that changes whenever the content does; the same for the same content on every machine. */
  digest: string
}

/**
 * Makes the portfolio of a service, or finds it in the cache: A4, tagged, the same bytes for the
 * same content. Calls for the same content at the same time share the work.
 * @throws when Typst cannot set the template; never because of a service's words
 */
export async function portfolioPdf(
  service: PortfolioService,
  site: PortfolioSite,
  { root, cacheFolder }: PortfolioOptions,
): Promise<Portfolio> {
  const folder = join(root, 'src', 'pdf', 'template')
  const template = join(folder, 'portfolio.typ')
  const data = JSON.stringify(portfolioData(service, site))
  const digest = createHash('sha256')
    .update(
      JSON.stringify([generatorVersion, typesetterVersion(root), await sourceOf(folder), data]),
    )
    .digest('hex')
    .slice(0, 20)
  const key = join(cacheFolder, `${service.slug}.${digest}`)
  const work =
    pendingPortfolios.get(key) ??
    findOrMake({ root, template, data }, cacheFolder, service.slug, digest).finally(() =>
      pendingPortfolios.delete(key),
    )
  pendingPortfolios.set(key, work)
  return { ...(await work), downloadName: downloadName(service, site.settings), digest }
}

/** Returns the text of all files of a template. */
async function sourceOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).sort()
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

const pendingPortfolios = new Map<string, Promise<FinishedPortfolio>>()

interface Material {
  root: string
  template: string
  data: string
}

async function findOrMake(
  { root, template, data }: Material,
  folder: string,
  slug: string,
  digest: string,
): Promise<FinishedPortfolio> {
  const found = await findPortfolio(folder, slug, digest)
  if (found) return found
  const { pdf, pages } = typesetPdf({ root, template, inputs: { data } })
  const svg = typesetSvg({ root, template, inputs: { data, cover: 'only' } })
  return storePortfolio(folder, slug, digest, { pdf, pages, ...(await coverPicture(svg)) })
}

/** Width of the picture in pixels: twice that at which the card shows it. */
const coverWidth = 480
const maximumCoverBytes = 30_000

/** Returns a picture of the cover, in the best quality that keeps it small. */
async function coverPicture(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: coverWidth })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let cover: Buffer = Buffer.alloc(0)
  for (const quality of [45, 30, 15]) {
    cover = await sharp(data, { raw: info }).webp({ quality, effort: 2 }).toBuffer()
    if (cover.length < maximumCoverBytes) break
  }
  return { cover, coverWidth: info.width, coverHeight: info.height }
}
