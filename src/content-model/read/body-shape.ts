import type { Code, Paragraph, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { isInline } from '../collections/components'
import { replaceNodes } from './body-parser'
import { readFence } from './code-fence'
import { literalValue } from './literals'

/**
 * Removes comments. Turns literal expressions such as `{'{'}` into text,
 * components on one line into blocks, and Mermaid fences into diagrams.
 * Normalises anchors of links to NFC, like heading ids.
 */
export function shapeBody(root: Root): void {
  replaceNodes(root, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (isComment(node.value)) return []
      const statement = node.data?.estree?.body[0]
      const text =
        statement?.type === 'ExpressionStatement' ? literalText(statement.expression) : undefined
      if (text === undefined) return [node]
      const place = node.position && { position: node.position }
      const literal = { type: 'text' as const, value: text, ...place }
      return node.type === 'mdxTextExpression'
        ? [literal]
        : [{ type: 'paragraph', children: [literal], ...place }]
    }
    if (node.type === 'code' && node.lang === 'mermaid') return [diagramOf(node)]
    if (node.type === 'code') node.data = { ...node.data, hProperties: fenceProperties(node) }
    if (node.type === 'link' || node.type === 'definition')
      node.url = node.url.replace(/#.*/s, (anchor) => anchor.normalize('NFC'))
    return (node.type === 'paragraph' && asBlocks(node)) || [node]
  })
}

/** The text after `mermaid` on the first line is the caption. */
function diagramOf({ meta, value, position }: Code): MdxJsxFlowElement {
  const properties = { ...(meta && { caption: meta.trim() }), source: value }
  const place = position && { position }
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: Object.entries(properties).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
      ...place,
    })),
    children: [],
    ...place,
  }
}

function fenceProperties(node: Code) {
  const { title, marked } = readFence(node)
  return {
    ...(title && { dataTitle: title }),
    ...(marked.length > 0 && { dataMarked: marked.join(',') }),
  }
}

function isComment(expression: string): boolean {
  return /^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(expression)
}

function literalText(expression: Parameters<typeof literalValue>[0]): string | undefined {
  try {
    const value = literalValue(expression)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the components of a paragraph that contains nothing else as blocks.
 * The parser reads `<Callout>Text</Callout>` on one line as a paragraph.
 */
function asBlocks({ children }: Paragraph): MdxJsxFlowElement[] | undefined {
  const components = children.filter((child) => child.type === 'mdxJsxTextElement')
  const rest = children.filter((child) => child.type !== 'mdxJsxTextElement')
  const alone = rest.every((child) => child.type === 'text' && child.value.trim() === '')
  const areBlocks = alone && !components.some(({ name }) => isInline(name ?? ''))
  return components.length > 0 && areBlocks ? components.map(asBlock) : undefined
}

function asBlock({ children, ...component }: MdxJsxTextElement): MdxJsxFlowElement {
  const first = children[0]?.position
  const last = children.at(-1)?.position
  const place = first && last && { position: { start: first.start, end: last.end } }
  return {
    ...component,
    type: 'mdxJsxFlowElement',
    children: children.length > 0 ? [{ type: 'paragraph', children, ...place }] : [],
  } as MdxJsxFlowElement
}

export function replacePictures(root: Root): void {
  replaceNodes(root, (node) => [(node.type === 'paragraph' && figureOf(node)) || node])
}

function figureOf({ children, position }: Paragraph): MdxJsxFlowElement | undefined {
  const [image, ...rest] = children
  if (image?.type !== 'image' || rest.length > 0) return undefined
  const { url: src, alt, title } = image
  return {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: [],
    children: [],
    data: { properties: { src, ...(alt && { alt }), ...(title && { caption: title }) } },
    ...(position && { position }),
  }
}
