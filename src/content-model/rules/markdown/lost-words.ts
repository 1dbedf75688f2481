import type { Root as HtmlRoot } from 'hast'
import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type Diagnostic, excerpt } from '../../check/diagnostics'
import { forEachNode } from '../../read/body-parser'
import { startOf } from '../body/body-diagnostics'
import { placeholderMark } from '../text/placeholders'

/**
 * Reports words that Markdown drops without an error, and unused addresses.
 * @param html tree of the page, with source positions
 */
export function lostWords(root: Root, html: HtmlRoot): Diagnostic[] {
  const shown = shownPlaces(html)
  const links = new Set<string>()
  forEachNode(root, (node) => {
    if (node.type === 'linkReference') links.add(node.identifier)
  })
  const defined = new Set<string>()
  const diagnostics: Diagnostic[] = []
  const visit = (node: Nodes) => {
    // The paragraph that refers to this footnote may still be an untranslated placeholder.
    if (
      node.type === 'footnoteDefinition' &&
      isLost(node, shown) &&
      textOf(root).includes(placeholderMark)
    )
      return
    const message =
      node.type === 'definition'
        ? explainDefinition(node, links, defined)
        : isLost(node, shown)
          ? explainLost(node, defined)
          : undefined
    if (node.type === 'footnoteDefinition') defined.add(`^${node.identifier}`)
    if (node.type === 'definition') defined.add(node.identifier)
    if (message) diagnostics.push({ ...startOf(node), message })
    else if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(root)
  return diagnostics
}

function placeOf({ position }: Pick<Nodes, 'position'>): string {
  return `${position?.start.offset}-${position?.end.offset}`
}

function shownPlaces(html: HtmlRoot): Set<string> {
  const places = new Set<string>()
  const visit = (node: HtmlRoot | HtmlRoot['children'][number]) => {
    places.add(placeOf(node))
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(html)
  return places
}

function isLost(node: Nodes, shown: ReadonlySet<string>): boolean {
  const hasWords =
    node.type === 'footnoteDefinition' ||
    node.type === 'code' ||
    (node.type === 'tableCell' && node.children.length > 0) ||
    ((node.type === 'text' || node.type === 'inlineCode') && node.value.trim() !== '')
  return hasWords && !shown.has(placeOf(node))
}

function explainLost(node: Nodes, defined: ReadonlySet<string>): string {
  const words = excerpt(textOf(node), 40)
  if (node.type === 'footnoteDefinition') return explainFootnote(node, defined)
  if (node.type === 'tableCell')
    return `No page shows the cell “${words}”, because its row has more cells than the head of the table. Add a column to the head, or write \\| for a | inside a cell, also in code.`
  return `No page shows “${words}”. Write it in a separate paragraph.`
}

function explainFootnote({ identifier }: FootnoteDefinition, defined: ReadonlySet<string>): string {
  return defined.has(`^${identifier}`)
    ? `The footnote [^${identifier}] already has a text, and pages show only the first. Rename this footnote, and put its mark after the words that it belongs to.`
    : `The footnote [^${identifier}] is never used. Put [^${identifier}] after the words that it belongs to, or remove it.`
}

function explainDefinition(
  { identifier, label, url }: Definition,
  links: ReadonlySet<string>,
  defined: ReadonlySet<string>,
): string | undefined {
  const name = `[${label ?? identifier}]`
  if (defined.has(identifier))
    return `${name} already has an address, and only the first is used. Choose another name here.`
  return links.has(identifier)
    ? undefined
    : `${name}: ${excerpt(url, 40)} is the address of a missing link. Write [words]${name} where the link belongs, or \\${name} for brackets in a text.`
}
