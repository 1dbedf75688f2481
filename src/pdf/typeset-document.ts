/** Makes a PDF from a template and its data, with a picture of its first page, or finds both in the cache. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type FinishedPortfolio, findPortfolio, storePortfolio } from './portfolio-cache'
import { typesetPdf, typesetSvg, typesetterVersion } from './typst'

/** Version that is part of every digest: raise it when code outside the template changes what is made. */
const generatorVersion = 1

export interface TypesetOptions {
  /** The project's folder: the template and the fonts are found from here. */
  root: string
  /** Where finished files are kept between builds. Made when absent. */
  cacheFolder: string
}

interface DocumentSource {
  /** File name of the template in `template/`. */
  template: string
  /** Name of the document; no other one in the cache folder has it. */
  name: string
  /** What the template reads, ready for JSON. */
  data: object
}

/** A PDF in the cache. */
export interface TypesetDocument extends FinishedPortfolio {
  /** Digest that changes whenever the content does; the same for the same content on every machine. */
  digest: string
}

/**
 * Makes a document, or finds it in the cache: A4, tagged, the same bytes for the same content. Calls for the
 * same content at the same time share the work.
 * @throws when Typst cannot set the template; never because of a writer's words
 */
export async function typesetDocument(
  { template: file, name, data }: DocumentSource,
  { root, cacheFolder }: TypesetOptions,
): Promise<TypesetDocument> {
  const folder = join(root, 'src', 'pdf', 'template')
  const template = join(folder, file)
  const json = JSON.stringify(data)
  const versions = [generatorVersion, typesetterVersion(root), await sourceOf(folder), file, json]
  const digest = createHash('sha256').update(JSON.stringify(versions)).digest('hex').slice(0, 20)
  const key = join(cacheFolder, `${name}.${digest}`)
  const work =
    pending.get(key) ??
    findOrMake({ root, template, data: json }, cacheFolder, name, digest).finally(() =>
      pending.delete(key),
    )
  pending.set(key, work)
  return { ...(await work), digest }
}

/** Returns the text of all files of a template. */
async function sourceOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).sort()
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

const pending = new Map<string, Promise<FinishedPortfolio>>()

interface Material {
  root: string
  template: string
  data: string
}

async function findOrMake(
  { root, template, data }: Material,
  folder: string,
  name: string,
  digest: string,
): Promise<FinishedPortfolio> {
  const found = await findPortfolio(folder, name, digest)
  if (found) return found
  const { pdf, pages } = typesetPdf({ root, template, inputs: { data } })
  const svg = typesetSvg({ root, template, inputs: { data, cover: 'only' } })
  return storePortfolio(folder, name, digest, { pdf, pages, ...(await coverPicture(svg)) })
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
