import type { Code, Nodes, Root, RootContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { shapeBody } from '../read/body-shape'
import { literalIn } from '../read/literals'

/**
 * Reduces a block to a text that does not change when a formatter such as
 * Prettier rewrites it. Returns an empty text for a comment.
 * @param block modified in place
 */
export function meaningOf(block: RootContent): string {
  const root: Root = { type: 'root', children: [block] }
  shapeBody(root)
  return root.children.map(textOf).join('').replace(/\s+/g, ' ').trim()
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value
    case 'break':
      return ' '
    case 'code':
      return element('code', { lang: node.lang, meta: node.meta }, codeOf(node))
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return element(`component ${node.name}`, propertiesOf(node), childrenOf(node))
  }
  const { type, ...all } = node
  const kept = Object.entries(all).filter(([name, value]) => value !== null && !layout.has(name))
  return element(type, Object.fromEntries(kept), childrenOf(node))
}

/** Fields that only depend on formatting. */
const layout = new Set([
  'children',
  'position',
  'data',
  'align',
  'spread',
  'label',
  'referenceType',
])

function element(type: string, fields: object, content: string): string {
  return `<${type} ${JSON.stringify(fields)}>${content}</>`
}

const childrenOf = (node: Nodes): string =>
  'children' in node ? node.children.map(textOf).join('') : ''

/** Removes characters that formatters change. */
const codeOf = ({ value }: Code): string => value.replace(/[\s"'`,;()]/g, '')

function propertiesOf({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): object {
  const properties = attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? ([attribute.name, propertyValue(attribute)] as const)
      : (['…', attribute.value] as const),
  )
  return Object.fromEntries(properties.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function propertyValue({ value }: MdxJsxAttribute): unknown {
  if (typeof value !== 'object' || value === null) return value ?? true
  return literalIn(value, value.value)
}
