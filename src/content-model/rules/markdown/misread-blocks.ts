import type { Heading, Nodes, Paragraph, Parents, Root } from 'mdast'
import type { Diagnostic } from '../../check/diagnostics'
import { forEachNode } from '../../read/body-parser'
import { startOf, writtenOf } from '../body/body-diagnostics'
import { itemKind, misreadHeadings, misreadList } from './misread-lists'
import { explainRowHeading, isRow, looseRow, misreadTable } from './misread-tables'
import { linesOf, type ParagraphLine } from './paragraph-lines'

/**
 * Reports tables, lists and headings that Markdown reads as paragraphs, and broken rows of tables.
 */
export function misreadBlocks(root: Root, source: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  forEachNode(root, (node, parent) => {
    if (node.type === 'paragraph' && parent)
      diagnostics.push(...explainParagraph(node, parent, source))
    const written = writtenOf(node, source)
    if (node.type === 'heading' && /^\s*\|.*\|\s*\n/.test(written))
      diagnostics.push({ ...startOf(node), message: explainRowHeading(written) })
    if (
      node.type === 'heading' &&
      parent?.type === 'root' &&
      isSecondFrontmatter(node, parent, source)
    )
      diagnostics.push({ ...startOf(node), message: secondFrontmatter })
    if (node.type === 'tableRow' && /\\\s*$/.test(written))
      diagnostics.push({ ...startOf(node), message: brokenCell })
  })
  return diagnostics
}

const brokenCell =
  'The row ends with \\, which does not break a line in a table: the next line is another row. Write the cell on a single line, with a comma or a semicolon between its parts.'

const secondFrontmatter =
  'The text begins with a second list of fields. Remove it and its lines of ---, or move its fields into the first list.'

/** Returns whether a heading of fields above --- begins the text. */
function isSecondFrontmatter(node: Heading, { children }: Root, source: string): boolean {
  const above = children.slice(0, children.indexOf(node))
  const lines = writtenOf(node, source).split('\n')
  return (
    above.every(({ type }) => type === 'thematicBreak') &&
    above.length + lines.length > 2 &&
    lines.every((line, index) =>
      index === lines.length - 1 ? /^---\s*$/.test(line) : /^[a-z][\w-]*:(?:\s|$)/.test(line),
    )
  )
}

function explainParagraph(node: Paragraph, parent: Parents, source: string): Diagnostic[] {
  const lines = linesOf(node, source)
  const headings = misreadHeadings(lines, source)
  if (headings.length > 0) return headings
  const siblings: readonly Nodes[] = parent.children
  const index = siblings.indexOf(node)
  const before = siblings[index - 1]
  const after = siblings[index + 1]
  const around = [
    before?.type === 'paragraph' ? itemKind(linesOf(before, source).at(-1)) : undefined,
    after?.type === 'paragraph' ? itemKind(linesOf(after, source)[0]) : undefined,
    parent.type === 'listItem' ? itemKind(markOf(parent, source)) : undefined,
  ]
  const above = bulletsAbove(siblings.slice(0, index), source)
  const found = misreadList(lines, source, around, above) ?? misreadTable(lines, source)
  if (found) return [found]
  const isLoose = (other: Nodes | undefined) =>
    other?.type === 'table' || (other?.type === 'paragraph' && linesOf(other, source).every(isRow))
  const [row] = lines
  const isAlone = lines.length === 1 && (isLoose(before) || isLoose(after))
  return row && isAlone && isRow(row) ? [looseRow(row, source)] : []
}

/** Returns the lines of the last paragraphs, if each begins with a bullet. */
function bulletsAbove(nodes: readonly Nodes[], source: string): ParagraphLine[] {
  const paragraphs: ParagraphLine[][] = []
  for (const node of nodes.toReversed()) {
    const lines = node.type === 'paragraph' ? linesOf(node, source) : []
    if (!itemKind(lines[0])?.startsWith('bullet')) break
    paragraphs.unshift(lines)
  }
  return paragraphs.flat()
}

/** Returns the mark of an item in the form that `itemKind` recognises. */
function markOf(item: Nodes, source: string) {
  const [mark = ''] = /^\S+/.exec(writtenOf(item, source)) ?? []
  return { text: `${mark}Item`, start: 0 }
}
