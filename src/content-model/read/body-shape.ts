import type { Code, Paragraph, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { isInline } from '../collections/components'
import { replaceNodes } from './body-parser'
import { readFence } from './code-fence'
import { literalIn } from './literals'

/**
 * Removes comments. Turns literal expressions such as `{'{'}` into text,
 * components on one line into blocks, and Mermaid fences into diagrams.
 * Normalises anchors of links to NFC, like heading ids.
 */
export function shapeBody(root: Root): void {
  replaceNodes(root, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (isComment(node.value)) return []
      const value = literalIn(node)
      if (typeof value !== 'string' && typeof value !== 'number') return [node]
      const { position } = node
      const literal = { type: 'text' as const, value: String(value), position }
      return node.type === 'mdxTextExpression'
        ? [literal]
        : [{ type: 'paragraph', children: [literal], position }]
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
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: Object.entries(properties).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
      position,
    })),
    children: [],
    position,
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

/**
 * If a paragraph contains only components, returns them as blocks.
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
  }
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
    position,
  }
}
