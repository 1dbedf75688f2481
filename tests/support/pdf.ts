import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'

/** Returns a PDF's page count, size in bytes and words without spaces. */
export async function readPdf(
  file: string,
): Promise<{ pages: number; bytes: number; words: string }> {
  const content = await readFile(file)
  const pdf = await getDocumentProxy(new Uint8Array(content))
  const { text } = await extractText(pdf, { mergePages: true })
  return { pages: pdf.numPages, bytes: content.length, words: withoutSpaces(text) }
}

/** Line breaks and hyphenation differ between a page and its PDF. */
export const withoutSpaces = (text: string): string => text.replace(/[\s\u00AD-]+/g, '')
