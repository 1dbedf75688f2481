/** Checks that a file is a picture that can be read to its end: the build would stop at any other. */
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { whileThere } from './vanishing-files'

/** Number of bytes that are read at either end. */
const probedBytes = 2 ** 16

/** Largest picture that is accepted, in pixels: a larger one takes gigabytes of memory to open. */
const maximumPixels = 100e6

const isText = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text

/** Returns whether the picture at a path is there, whole and of a size that can be opened. */
export function isWholePicture(path: string): boolean {
  return whileThere(() => looksWhole(path)) ?? false
}

function looksWhole(path: string): boolean {
  const { size } = statSync(path)
  const [head, tail] = [
    bytesOf(path, 0, size),
    bytesOf(path, Math.max(0, size - probedBytes), size),
  ]
  if (isText(head, 0, '\x89PNG\r\n\x1a\n') && head.length >= 24)
    return tail.includes('IEND') && head.readUInt32BE(16) * head.readUInt32BE(20) <= maximumPixels
  if (isText(head, 0, '\xff\xd8\xff')) return tail.includes(Buffer.from([0xff, 0xd9]))
  if (isText(head, 0, 'RIFF') && isText(head, 8, 'WEBP')) return head.readUInt32LE(4) + 8 <= size
  return isText(head, 4, 'ftypavi') || isText(head, 4, 'ftypmif1')
}

function bytesOf(path: string, from: number, size: number): Buffer {
  const bytes = Buffer.alloc(Math.min(probedBytes, size - from))
  const file = openSync(path, 'r')
  try {
    readSync(file, bytes, 0, bytes.length, from)
  } finally {
    closeSync(file)
  }
  return bytes
}
