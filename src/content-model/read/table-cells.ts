import type { Element } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'

/** A number that may have a sign, a currency before it and a unit behind it: `16,200,000`, `Rp50`, `1.8 s`, `40%`. */
const amount =
  /^[-−–+±~≈<>≤≥]?\s?(?:[A-Z]{0,3}[$€£¥]|Rp|[A-Z]{3})?\s?\d[\d.,]*\s?(?:%|[A-Za-z]{1,4})?$/

/**
 * Prepares a table for phones, where rows are cards, and for reading sums: names each cell of the body after its
 * column, and aligns columns of amounts at their end unless the writer has aligned them.
 */
export function describeCells(table: Element): void {
  const [head = [], ...lines] = rowsOf(table)
  head.forEach((heading, column) => {
    if (column === 0) return
    const cells = lines.flatMap((line) => line[column] ?? [])
    const label = textOf(heading)
    if (label) for (const cell of cells) cell.properties.dataLabel = label
    const texts = cells.map((cell) => textOf(cell).trim()).filter((text) => text !== '')
    if (texts.length < 2 || !texts.every((text) => amount.test(text))) return
    for (const cell of [heading, ...cells]) cell.properties.dataAlign ??= 'right'
  })
}

/** Returns the cells of each row, that of the headings first. */
function rowsOf(table: Element): Element[][] {
  return elementsOf(table).flatMap(elementsOf).map(elementsOf)
}

function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element')
}
