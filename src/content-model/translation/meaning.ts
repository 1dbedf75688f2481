/** Reduces a block of a body to its words, numbers, links and structure. */
import type { Code, Nodes, Root, RootContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { shapeBody } from '../read/body-shape'
import { literalValue } from '../read/literals'

/**
 * Returns a text that stays the same when a formatter such as Prettier writes the block in another way; empty for a
 * comment.
 * @param block of a parsed body, which is brought into the shape that pages know
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

/** Fields of nodes that depend on how their text is written or laid out. */
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

/** Formatters change spaces, quotes, commas, semicolons and parentheses in code. */
const codeOf = ({ value }: Code): string => value.replace(/[\s"'`,;()]/g, '')

/** Returns the properties of a component by name, in whichever way their values are quoted. */
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
  const statement = value.data?.estree?.body[0]
  try {
    return statement?.type === 'ExpressionStatement'
      ? literalValue(statement.expression)
      : value.value
  } catch {
    return value.value
  }
}
