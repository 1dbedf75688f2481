/** Decodes pictures: the build would stop at one that cannot be read to its end, after a minute and in other words. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { hasWords, readSvgFigure } from '../../diagrams/svg-figure'
import type { SvgFault } from '../../theme/svg'

/** Pictures with this many pixels are refused: opening one takes hundreds of megabytes of memory. */
export const maximumPixels = 100e6

/** What decoding a picture has shown. */
export interface DecodedPicture {
  /** Digest of its bytes; see `digestOf`. */
  digest: string
  /** What its bytes are, such as `jpeg`, whatever its name says; absent where nothing knows them. */
  format?: string
  /** Size in pixels as it is shown: upright, whichever way the camera was held. 0 where it is unknown. */
  width: number
  height: number
  bytes: number
  /** Set where it has several pictures that follow each other: pages show the first. */
  isAnimated?: true
  /** Whether its pixels could be read, down to the last; of an SVG, whether it can be a figure. */
  isWhole: boolean
  /** Of an SVG: why it cannot be a figure. */
  fault?: SvgFault
  /** Of an SVG: whether it has words. */
  hasWords?: boolean
}

/**
 * Decodes pictures. A process of its own waits for sharp, which has no synchronous calls.
 * @param paths whole paths of files
 * @returns what was found, in the same order; null for files that have gone
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

/** Returns what an SVG file is, as a figure of a text. */
export function readSvgFile(bytes: Uint8Array): DecodedPicture {
  const figure = readSvgFigure(new TextDecoder().decode(bytes))
  return {
    digest: digestOf(bytes),
    format: 'svg',
    width: 0,
    height: 0,
    bytes: bytes.length,
    isWhole: !('message' in figure),
    ...('message' in figure ? { fault: figure } : { hasWords: hasWords(figure) }),
  }
}

/** Returns the digest by which a picture is known. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url')
}

/**
 * Reads paths from its input and writes a `DecodedPicture` of each. Digest and pixels are of the same bytes, even
 * while somebody saves the file. Text, because bundles have no file beside them that Node could run.
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
    // sharp counts the frames of neither APNG nor AVIF.
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
  const found = []
  // One after the other: the pixels of a photograph take 150 MB.
  for (const path of JSON.parse(readFileSync(0, 'utf8'))) found.push(await decode(path))
  console.log(JSON.stringify(found))
}
main()
`
