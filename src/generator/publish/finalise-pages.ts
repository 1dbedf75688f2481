/** Finalises pages (injects CSP and SRI), writes their text versions and copies files for publishing. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { type FinaliseOptions, pageFinaliser } from '../../policy/finalise-html'
import { type TextSource, textOf } from '../outputs/page-text'

/** A file's present path, and the path to write it to. */
interface MovedFile {
  source: string
  file: string
}

interface Task {
  finalise: FinaliseOptions
  /** Text versions, each with the path to write it to. */
  texts: readonly { text: TextSource; file: string }[]
  pages: readonly MovedFile[]
  /** Files that are published as they are. */
  copies: readonly MovedFile[]
}

/**
 * Writes the text versions, injects CSP and SRI into pages, and copies files.
 * @throws when a page cannot be finalised, or a file not be written
 */
export function finaliseAndCopy({ finalise, texts, pages, copies }: Task): void {
  const finalised = pageFinaliser(finalise)
  for (const { text, file } of texts)
    writeFileSync(file, textOf(text, readFileSync(text.html, 'utf8')))
  for (const { source, file } of pages) writeFileSync(file, finalised(readFileSync(source, 'utf8')))
  for (const { source, file } of copies) copyFileSync(source, file)
}
