import type { Element, Parents, Properties, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { shellId } from '../addresses/shell-id'

/** Text, or an element or component with its properties and children. */
export type BodyNode = string | [type: string, properties: BodyProperties | null, ...BodyNode[]]
type BodyProperties = Record<string, unknown>
export type BodyElement = Exclude<BodyNode, string>

/** Returns all elements of a tree, parents first. */
export function elementsIn(tree: readonly BodyNode[]): BodyElement[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string') return []
    const [, , ...children] = node
    return [node, ...elementsIn(children)]
  })
}

/** Returns the text of a tree, with a separator between the nodes. */
export function wordsIn(tree: readonly BodyNode[], separator: string): string {
  return tree
    .map((node) => {
      if (typeof node === 'string') return node
      const [, , ...children] = node
      return wordsIn(children, separator)
    })
    .join(separator)
}

/** Converts a checked body to the tree for pages. */
export function toTree(root: Root): BodyNode[] {
  tidy(root)
  return nodesOf(root)
}

function nodesOf({ children }: Parents): BodyNode[] {
  return children.flatMap((child): BodyNode[] => {
    switch (child.type) {
      case 'text':
        return [child.value]
      case 'element':
        return [nodeOf(child.tagName, attributesOf(child.properties), child)]
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return [nodeOf(child.name ?? '', child.data?.properties ?? {}, child)]
      default:
        return []
    }
  })
}

function nodeOf(type: string, properties: BodyProperties, parent: Parents): BodyElement {
  return [type, Object.keys(properties).length > 0 ? properties : null, ...nodesOf(parent)]
}

/** Renames properties for React: `data-digits`, `aria-label`, `className`. */
function attributesOf(properties: Properties): BodyProperties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name
        .replace(/^aria(?=[A-Z]).*/, (aria) => `aria-${aria.slice(4).toLowerCase()}`)
        .replace(/^data(?=[A-Z]).*/, (data) => data.replace(/[A-Z]/g, '-$&').toLowerCase()),
      Array.isArray(value) ? value.join(' ') : value,
    ]),
  )
}

/**
 * Removes line breaks that remark-rehype adds between blocks. Writes alignment and digits of list
 * numbers as data attributes, because the content security policy forbids style attributes.
 */
function tidy(node: Parents): void {
  if (node.type === 'element' && node.properties.align)
    node.properties = { dataAlign: node.properties.align }
  if (node.type === 'element' && node.tagName === 'ol') {
    const items = node.children.filter((child) => child.type === 'element').length
    const digits = String(Number(node.properties.start ?? 1) + items - 1).length
    if (digits > 2) node.properties.dataDigits = digits
  }
  if (node.type === 'element') nameFootnotes(node.properties)
  // Line breaks of the source, for example between bold words, have a position.
  node.children = node.children.filter(
    (child) => child.type !== 'text' || child.position || !/^\n+$/.test(child.value),
  )
  for (const child of node.children) if ('children' in child) tidy(child)
  if (node.type === 'element' && node.tagName === 'table') describeCells(node)
}

/**
 * Replaces remark-rehype's id of the footnotes' heading, because a heading of
 * the body could have the same id.
 */
function nameFootnotes(properties: Properties): void {
  const label = shellId('footnote-label')
  if (properties.ariaDescribedBy) properties.ariaDescribedBy = [label]
  const { className } = properties
  if (Array.isArray(className) && className.includes('footnotes-label')) properties.id = label
}

/** A number, with optional sign, currency and unit: `Rp50`, `1.8 s`, `40%`. */
const amount =
  /^[-−–+±~≈<>≤≥]?\s?(?:[A-Z]{0,3}[$€£¥]|Rp|[A-Z]{3})?\s?\d[\d.,]*\s?(?:%|[A-Za-z]{1,4})?$/

/**
 * Labels each cell with its column, because phones show rows as cards.
 * Right-aligns columns of amounts, unless the writer chose an alignment.
 */
function describeCells(table: Element): void {
  const [head = [], ...lines] = elementsOf(table).flatMap(elementsOf).map(elementsOf)
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

function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element')
}
