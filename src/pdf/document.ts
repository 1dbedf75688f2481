/** Sets a PDF from a template and JSON, with pictures of its cover. */
import { join } from 'node:path'
import sharp from 'sharp'
import type { BodyNode } from '../content-model/read/body-tree'
import { inDarkColors } from './dark-colors'
import { typesetPdf, typesetSvg } from './typst'

/** What a document is made from. */
export interface DocumentSource {
  /** The template, from `src/pdf`. */
  template: string
  /** What the template reads beside its body. */
  data: object
  /** Elements of its text. */
  body?: readonly BodyNode[]
  /** Pictures that the template reads, in base64, by their path below src/pdf. */
  pictures?: Readonly<Record<string, string>>
  /** The name under which a visitor saves it. */
  downloadName: string
}

/** A document, and its first page as a WebP for each theme: in base64, so that builds can keep them. */
interface FinishedDocument {
  pdf: string
  /** Size of the PDF. */
  bytes: number
  pages: number
  cover: string
  darkCover: string
  coverWidth: number
  coverHeight: number
}

/** Width of the picture in pixels: twice that at which the card shows it. */
const coverWidth = 480

/**
 * Sets a document: A4, tagged, the same bytes for the same content.
 * @param root the project's folder
 * @throws when Typst cannot set the template; never because of a writer's words
 */
export async function typesetDocument(
  { template, data, body = [], pictures }: DocumentSource,
  root: string,
): Promise<FinishedDocument> {
  const inputs = { data: JSON.stringify(data, onOneLine), body: JSON.stringify(body, printable) }
  const source = { root, template: join(root, 'src', 'pdf', template), inputs, pictures }
  const { pdf, pages, size } = await typesetPdf(source)
  const svg = await typesetSvg({ ...source, inputs: { ...inputs, size, cover: 'only' } })
  const [light, dark] = await Promise.all([picture(svg), picture(inDarkColors(svg))])
  return {
    pdf: pdf.toString('base64'),
    bytes: pdf.length,
    pages,
    cover: light.data.toString('base64'),
    darkCover: dark.data.toString('base64'),
    coverWidth: light.info.width,
    coverHeight: light.info.height,
  }
}

/** Returns a page as a WebP. */
function picture(svg: string) {
  return sharp(Buffer.from(svg))
    .resize({ width: coverWidth })
    .removeAlpha()
    .webp({ quality: 45, effort: 2 })
    .toBuffer({ resolveWithObject: true })
}

/** Removes the characters of a text that no font draws and JSON or PDF cannot carry, but keeps its lines. */
function printable(_name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '').replaceAll('\t', '  ')
}

/** Puts a text on one line, without these characters. No-break spaces stay: they keep telephone numbers whole. */
export function onOneLine(_name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value
    .replace(/(?:[^\S\u00a0]|\p{Cc})+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
}
