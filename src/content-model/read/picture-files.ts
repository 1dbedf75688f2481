/**
 * Decodes pictures during the check, because a build does not explain how to fix broken pictures.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { hasWords, layoutOf, readSvgFigure } from '../../diagrams/svg-figure'
import type { SvgDiagnostic } from '../../theme/svg'

/** Larger pictures need hundreds of megabytes of memory. */
export const maximumPixels = 100e6

export interface DecodedPicture {
  digest: string
  /** Format of the bytes, regardless of the extension: `jpeg`. */
  format?: string
  /** In pixels, after rotation by the EXIF orientation. 0 if unknown. */
  width: number
  height: number
  bytes: number
  /** Pages show the first frame. */
  isAnimated?: true
  /** Whether all pixels are readable, or an SVG can be a figure. */
  isWhole: boolean
  /** Why an SVG cannot be a figure. */
  svgDiagnostic?: SvgDiagnostic
  hasWords?: boolean
}

/**
 * Decodes pictures in a child process, because sharp is only asynchronous.
 * @param paths absolute
 * @returns null for missing files
 */
export function decodePictures(paths: readonly string[]): (DecodedPicture | null)[] {
  if (paths.length === 0) return []
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', decoder, require.resolve('sharp'), String(maximumPixels)],
    { input: JSON.stringify(paths), encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  if (status !== 0) throw new Error(`The pictures could not be decoded.\n${stderr}`)
  return JSON.parse(stdout)
}

/** Checks whether an SVG file can be a figure. */
export function readSvgFile(path: string, bytes: Uint8Array): DecodedPicture {
  const figure = readSvgFigure(new TextDecoder().decode(bytes), layoutOf(path))
  return {
    digest: digestOf(bytes),
    format: 'svg',
    width: 0,
    height: 0,
    bytes: bytes.length,
    isWhole: !('message' in figure),
    ...('message' in figure ? { svgDiagnostic: figure } : { hasWords: hasWords(figure) }),
  }
}

/** Returns a digest of the bytes for caches. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url')
}

/**
 * Prints a `DecodedPicture` for each path from stdin. Reads each file once, so
 * digest and pixels match even if a writer saves the file meanwhile. Is a
 * string, because bundles contain no separate files for Node to run.
 */
const decoder = `
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const sharp = require(process.argv[1])
const maximumPixels = Number(process.argv[2])

async function decode(path) {
  let bytes
  try {
    bytes = readFileSync(path)
  } catch {
    return null
  }
  const digest = createHash('sha256').update(bytes).digest('base64url')
  const picture = { digest, width: 0, height: 0, bytes: bytes.length, isWhole: false }
  const isHeic = /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))
  try {
    const options = { limitInputPixels: false }
    const { format, compression, pages, autoOrient } = await sharp(bytes, options).metadata()
    const name = format !== 'heif' ? format : compression === 'av1' ? 'avif' : 'heic'
    // sharp does not count the frames of APNG and AVIF.
    const isAnimated =
      pages > 1 ||
      (format === 'png' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')) ||
      bytes.toString('latin1', 4, 12) === 'ftypavis'
    Object.assign(picture, { format: name }, isAnimated && { isAnimated }, autoOrient)
    if (picture.width * picture.height >= maximumPixels) return picture
    await sharp(bytes).raw().toBuffer()
    return { ...picture, isWhole: true }
  } catch {
    return isHeic && picture.format !== 'avif' ? { ...picture, format: 'heic' } : picture
  }
}

async function main() {
  const pictures = []
  // Sequential, because the pixels of a photo need 150 MB.
  for (const path of JSON.parse(readFileSync(0, 'utf8'))) pictures.push(await decode(path))
  console.log(JSON.stringify(pictures))
}
main()
`
