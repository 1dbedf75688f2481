/** Makes a PDF from a template and JSON, with a picture of its cover, and keeps both from build to build. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { typesetFonts } from './font-sources'
import { typesetPdf, typesetSvg } from './typst'

export interface DocumentOptions {
  /** The project's folder: the template and the fonts are found from here. */
  root: string
  /** Where finished files are kept between builds. Made when absent. */
  cacheFolder: string
}

interface DocumentSource {
  /** Name of its file, without the ending. */
  slug: string
  /** Folders of `src/pdf` whose files the template consists of. */
  folders: readonly string[]
  /** The template, from `src/pdf`. */
  template: string
  /** What the template reads, as JSON. */
  data: string
  /** Pictures that the template reads, by their path below src/pdf. */
  pictures?: Readonly<Record<string, Buffer>>
}

/** What is kept of a document beside its bytes. */
interface DocumentFacts {
  /** Size of the PDF. */
  bytes: number
  pages: number
  coverWidth: number
  coverHeight: number
}

interface FinishedDocument extends DocumentFacts {
  /** Path of the PDF. */
  file: string
  /** Path of the picture of its first page, a WebP. */
  cover: string
  /** Digest that changes whenever the content does; the same for the same content on every machine. */
  digest: string
}

/** A document with the name under which a visitor saves it. */
export interface NamedDocument extends FinishedDocument {
  downloadName: string
}

/**
 * Makes a document, or finds it in the cache: A4, tagged, the same bytes for the same content. Calls for the same
 * content at the same time share the work. A build forgets the cache when code or packages change.
 * @throws when Typst cannot set the template; never because of a writer's words
 */
export async function typesetDocument(
  source: DocumentSource,
  { root, cacheFolder }: DocumentOptions,
): Promise<FinishedDocument> {
  const texts = await Promise.all(
    source.folders.map((folder) => sourceOf(join(root, 'src', 'pdf', folder))),
  )
  const pictures = Object.entries(source.pictures ?? {}).map(([path, bytes]) => [
    path,
    createHash('sha256').update(bytes).digest('hex'),
  ])
  const digest = createHash('sha256')
    .update(
      JSON.stringify([
        typesetFonts,
        texts.flat(),
        source.data,
        ...(pictures.length > 0 ? [pictures] : []),
      ]),
    )
    .digest('hex')
    .slice(0, 20)
  const stem = join(cacheFolder, `${source.slug}.${digest}`)
  const work =
    pendingDocuments.get(stem) ??
    findOrMake(source, root, stem).finally(() => pendingDocuments.delete(stem))
  pendingDocuments.set(stem, work)
  return { ...(await work), file: `${stem}.pdf`, cover: `${stem}.webp`, digest }
}

/** Returns the text of all files of a template. */
async function sourceOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.typ')).sort()
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

const pendingDocuments = new Map<string, Promise<DocumentFacts>>()

/** Makes the files of a document unless they are there, and removes those of its former content. */
async function findOrMake(
  { slug, template, data, pictures }: DocumentSource,
  root: string,
  stem: string,
): Promise<DocumentFacts> {
  const record = `${stem}.json`
  if (existsSync(record)) return JSON.parse(await readFile(record, 'utf8'))
  const source = { root, template: join(root, 'src', 'pdf', template), pictures }
  const { pdf, pages } = await typesetPdf({ ...source, inputs: { data } })
  const svg = await typesetSvg({ ...source, inputs: { data, cover: 'only' } })
  const { cover, ...size } = await coverPicture(svg)
  const facts = { bytes: pdf.length, pages, ...size }
  const folder = dirname(stem)
  await mkdir(folder, { recursive: true })
  const former = (await readdir(folder)).filter((name) => name.startsWith(`${slug}.`))
  await Promise.all(former.map((name) => rm(join(folder, name), { force: true })))
  await Promise.all([writeFile(`${stem}.pdf`, pdf), writeFile(`${stem}.webp`, cover)])
  // Last: without the record, the two files are ignored.
  await writeFile(record, JSON.stringify(facts))
  return facts
}

/** Width of the picture in pixels: twice that at which the card shows it. */
const coverWidth = 480

async function coverPicture(svg: string) {
  const { data: cover, info } = await sharp(Buffer.from(svg))
    .resize({ width: coverWidth })
    .removeAlpha()
    .webp({ quality: 45, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  return { cover, coverWidth: info.width, coverHeight: info.height }
}
