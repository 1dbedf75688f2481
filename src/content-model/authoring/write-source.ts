/** Writes files that a command has changed, as their editor stores them. */
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sync as replaceFile } from 'write-file-atomic'
import { readIfThere } from '../read/files'
import { readSource, type SourceFormat } from '../read/source'

const newFileFormat: SourceFormat = { byteOrderMark: false, lineEnding: '\n' }

/** Returns the bytes of a text in a format. */
export function encode(text: string, { byteOrderMark, lineEnding }: SourceFormat): Buffer {
  return Buffer.from(`${byteOrderMark ? '\uFEFF' : ''}${text.replaceAll('\n', lineEnding)}`)
}

/**
 * Writes a file, complete or not at all, and reads it again.
 * @param root the project's folder
 * @param file path from there: `content/home.mdx`
 * @param text with line feeds as line endings
 * @param format Default: that of the file that it replaces
 * @throws when the file does not hold the text afterwards; the message names the file
 */
export function writeSourceFile(
  root: string,
  file: string,
  text: string,
  format?: SourceFormat,
): void {
  const path = join(root, file)
  const replaced = readIfThere(path)
  const present = replaced ? readSource(replaced).format : newFileFormat
  mkdirSync(dirname(path), { recursive: true })
  replaceFile(path, encode(text, format ?? present))
  if (readSource(readFileSync(path)).text !== text)
    throw new Error(`${file} is not as this command wrote it. Run the command again.`)
}
