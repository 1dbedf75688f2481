/**
 * Prints the text, tags and links of a PDF as JSON: `node src/pdf/read-pdf.mjs <file>`.
 * Tests run it in a separate process, because Jest cannot load PDF.js, an ES module.
 */
import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'

/** Collects the roles and alternative texts of a structure tree in reading order. */
function outline(node, found = { roles: [], alternatives: [] }) {
  if (node?.role) found.roles.push(node.role)
  if (node?.alt) found.alternatives.push(node.alt)
  for (const child of node?.children ?? []) outline(child, found)
  return found
}

const pdf = await getDocumentProxy(new Uint8Array(await readFile(process.argv[2])))
const { info } = await pdf.getMetadata()
const marks = await pdf.getMarkInfo()
const pages = []
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const text = items.map((item) => item.str + (item.hasEOL ? ' ' : '')).join('')
  const [, , width, height] = page.view
  const links = (await page.getAnnotations()).flatMap(({ url }) => url ?? [])
  pages.push({ text, links, width, height, ...outline(await page.getStructTree()) })
}
console.log(JSON.stringify({ info, tagged: marks?.Marked ?? false, pages }))
