/** Checks that a file is a picture that can be read to its end: the build would stop at any other. */
import { readIfThere } from './vanishing-files'

/** Bytes at the end of a picture in which its last part begins. */
const tailBytes = 2 ** 16

/** Largest picture that is accepted, in pixels: a larger one takes gigabytes of memory to open. */
const maximumPixels = 100e6

const isText = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text

/** Returns whether the picture at a path is there, whole and of a size that can be opened. */
export function isWholePicture(path: string): boolean {
  const bytes = readIfThere(path)
  if (!bytes) return false
  const tail = bytes.subarray(-tailBytes)
  if (isText(bytes, 0, '\x89PNG\r\n\x1a\n') && bytes.length >= 24)
    return tail.includes('IEND') && bytes.readUInt32BE(16) * bytes.readUInt32BE(20) <= maximumPixels
  if (isText(bytes, 0, '\xff\xd8\xff')) return tail.includes(Buffer.from([0xff, 0xd9]))
  if (isText(bytes, 0, 'RIFF') && isText(bytes, 8, 'WEBP'))
    return bytes.readUInt32LE(4) + 8 <= bytes.length
  return isText(bytes, 4, 'ftypavi') || isText(bytes, 4, 'ftypmif1')
}
