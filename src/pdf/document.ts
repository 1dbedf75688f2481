import { join } from 'node:path'
import sharp from 'sharp'
import type { BodyNode } from '../content-model/read/body-tree'
import { inDarkColors } from './dark-colors'
import { typesetPdf, typesetSvg } from './typst'

export interface DocumentSource {
  /** Path in `src/pdf`. */
  template: string
  data: object
  body?: readonly BodyNode[]
  /** In base64, by their path in src/pdf. */
  pictures?: Readonly<Record<string, string>>
  downloadName: string
}

/** In pixels: twice its width in a card. */
const coverWidth = 480

/**
 * Typesets a tagged A4 document. The same content produces the same bytes.
 * @returns the PDF and its WebP cover in both themes, in base64 for the disk cache
 * @throws if the template has errors; content never causes an error
 */
export async function typesetDocument(
  { template, data, body = [], pictures }: DocumentSource,
  root: string,
) {
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

function picture(svg: string) {
  return sharp(Buffer.from(svg))
    .resize({ width: coverWidth })
    .removeAlpha()
    .webp({ quality: 45, effort: 2 })
    .toBuffer({ resolveWithObject: true })
}

/** Removes characters that JSON or PDF cannot represent. */
function printable(_name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '').replaceAll('\t', '  ')
}

/** Like `printable`, but joins lines. Keeps no-break spaces in telephone numbers. */
export function onOneLine(_name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value
    .replace(/(?:[^\S\u00a0]|\p{Cc})+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
}
