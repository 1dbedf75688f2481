import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { arrive } from './visit'

/** Positions in points from the lower left corner of the sheet. */
interface PrintedText {
  text: string
  left: number
  right: number
  size: number
  /** `top` is the upper edge of the capitals. */
  baseline: number
  top: number
}

/** Prints a page. @returns the texts of each sheet */
export async function printed(
  page: Page,
  path: string,
  format: 'A4' | 'Letter',
): Promise<PrintedText[][]> {
  await arrive(page, path)
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })))
  const sheets: PrintedText[][] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    sheets.push(
      items.flatMap((item) => {
        if (!('str' in item) || !item.str.trim()) return []
        const [, , , size = 0, left = 0, baseline = 0] = item.transform as number[]
        const right = left + item.width
        return [{ text: item.str, left, right, size, baseline, top: baseline + 0.6 * size }]
      }),
    )
  }
  return sheets
}

/** Without spaces, which PDFs do not keep. */
export function wordsOf(sheets: readonly PrintedText[][]): string {
  return sheets
    .flat()
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '')
}

/** Returns overlapping texts. */
export function overlaps(sheet: readonly PrintedText[]): string[] {
  // Ignores parts of one line: the width of some includes the next part.
  const isOver = (one: PrintedText, other: PrintedText) =>
    Math.abs(one.baseline - other.baseline) > 0.5 &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.top, other.top) - Math.max(one.baseline, other.baseline) > 0.5
  return sheet.flatMap((one, index) =>
    sheet
      .slice(index + 1)
      .flatMap((other) => (isOver(one, other) ? `${one.text} / ${other.text}` : [])),
  )
}
