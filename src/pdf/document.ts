/** Makes a PDF from a template and JSON, with a picture of its cover, and keeps both from build to build. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import sharp from 'sharp'
import type { BodyNode } from '../content-model/read/body-tree'
import { typesetFonts } from './font-sources'
import { type TypesetSource, typesetPdf, typesetSvg } from './typst'

export interface DocumentOptions {
  /** The project's folder: the template and the fonts are found from here. */
  root: string
  /** Where finished files are kept between builds. Made when absent. */
  cacheFolder: string
}

interface DocumentSource {
  /** Name of its file, without the ending. */
  slug: string
  /** The template, from `src/pdf`. */
  template: string
  /** What the template reads beside its body. */
  data: object
  /** Elements of its text. */
  body?: readonly BodyNode[]
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
  { slug, template, data, body = [], pictures = {} }: DocumentSource,
  { root, cacheFolder }: DocumentOptions,
): Promise<FinishedDocument> {
  const folder = join(root, 'src', 'pdf')
  const inputs = { data: JSON.stringify(data, onOneLine), body: JSON.stringify(body, printable) }
  const hash = createHash('sha256').update(JSON.stringify([typesetFonts, template, inputs]))
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.typ')).sort())
    hash.update(await readFile(join(folder, file)))
  for (const [path, bytes] of Object.entries(pictures)) hash.update(`${path}\0`).update(bytes)
  const digest = hash.digest('hex').slice(0, 20)
  const stem = join(cacheFolder, `${slug}.${digest}`)
  const source = { root, template: join(folder, template), inputs, pictures }
  const work =
    pendingDocuments.get(stem) ??
    findOrMake(source, stem).finally(() => pendingDocuments.delete(stem))
  pendingDocuments.set(stem, work)
  return { ...(await work), file: `${stem}.pdf`, cover: `${stem}.webp` }
}

/** Removes the characters of a text that no font draws and JSON or PDF cannot carry, but keeps its lines. */
function printable(_name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '').replaceAll('\t', '  ')
}

/** Puts a text on one line, without these characters. */
function onOneLine(_name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
}

const pendingDocuments = new Map<string, Promise<DocumentFacts>>()

/** Makes the files of a document unless they are there, and removes those of its former content. */
async function findOrMake(source: TypesetSource, stem: string): Promise<DocumentFacts> {
  const record = `${stem}.json`
  if (existsSync(record)) return JSON.parse(await readFile(record, 'utf8'))
  const { pdf, pages } = await typesetPdf(source)
  const svg = await typesetSvg({ ...source, inputs: { ...source.inputs, cover: 'only' } })
  const { data: cover, info } = await sharp(Buffer.from(svg))
    .resize({ width: coverWidth })
    .removeAlpha()
    .webp({ quality: 45, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  const facts = { bytes: pdf.length, pages, coverWidth: info.width, coverHeight: info.height }
  const folder = dirname(stem)
  await mkdir(folder, { recursive: true })
  // The name of a file ends with its digest.
  const former = (await readdir(folder)).filter((name) => name.startsWith(`${parse(stem).name}.`))
  await Promise.all(former.map((name) => rm(join(folder, name), { force: true })))
  await Promise.all([writeFile(`${stem}.pdf`, pdf), writeFile(`${stem}.webp`, cover)])
  // Last: without the record, the two files are ignored.
  await writeFile(record, JSON.stringify(facts))
  return facts
}

/** Width of the picture in pixels: twice that at which the card shows it. */
const coverWidth = 480
