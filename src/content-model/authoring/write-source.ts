import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readIfThere } from '../read/files'
import { readSource, type SourceFormat } from '../read/source'

export function encode(text: string, { byteOrderMark, lineEnding }: SourceFormat): Buffer {
  return Buffer.from(`${byteOrderMark ? '\uFEFF' : ''}${text.replaceAll('\n', lineEnding)}`)
}

/**
 * Writes a file atomically, then reads it to verify its text.
 * @param file path relative to `root`: `content/home.mdx`
 * @param text with `\n` as line ending
 * @param format Default: the format of the replaced file
 * @throws if the file then contains a different text
 */
export function writeSourceFile(
  root: string,
  file: string,
  text: string,
  format?: SourceFormat,
): void {
  const path = join(root, file)
  const present = readSource(readIfThere(path) ?? Buffer.of()).format
  mkdirSync(dirname(path), { recursive: true })
  replaceFile(path, encode(text, format ?? present))
  if (readSource(readFileSync(path)).text !== text)
    throw new Error(`${file} changed while this command wrote it. Run the command again.`)
}

/**
 * Replaces a file in one step: after an error the old file is unchanged. The write-file-atomic
 * package (8.0.0) ignores short writes: on a full disk it replaced a file with half of its text.
 */
export function replaceFile(file: string, content: Uint8Array): void {
  // Hidden, so watchers of the folder ignore it.
  const next = join(dirname(file), `.${basename(file)}.next`)
  try {
    writeFileSync(next, content)
    renameSync(next, file)
  } catch (error) {
    rmSync(next, { force: true })
    throw error
  }
}
