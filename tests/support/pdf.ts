/** Reads PDFs of a built site. */
import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'

/** Returns how many pages a PDF has, its size in bytes, and its words without spaces, which differ by line ends. */
export async function readPdf(
  file: string,
): Promise<{ pages: number; bytes: number; words: string }> {
  const content = await readFile(file)
  const pdf = await getDocumentProxy(new Uint8Array(content))
  const { text } = await extractText(pdf, { mergePages: true })
  return { pages: pdf.numPages, bytes: content.length, words: withoutSpaces(text) }
}

/** Removes spaces and hyphens, since line ends and hyphenation differ between a page and its PDF. */
export const withoutSpaces = (text: string): string => text.replace(/[\s\u00AD-]+/g, '')
