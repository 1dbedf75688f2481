/** Turns the text of an entry into the elements that `template/body.typ` sets. */
import type { BodyNode } from '../content-model/read/body-tree'
import { plainBody } from '../content-model/read/plain-body'
import { addressOf, type PortfolioSettings } from './portfolio-data'

/** An element as the template reads it. */
type TypesetNode = string | TypesetElement
interface TypesetElement {
  kind: string
  url?: string
  src?: string
  alt?: string
  /** Markup of a diagram, and its width in pixels. */
  svg?: string
  width?: number
  /** First number of a list. */
  start?: number
  /** Of a table's cell: `left`, `center` or `right`. */
  align?: string
  children: TypesetNode[]
}

/**
 * Returns the elements of a body, in order, with whole addresses.
 * @param picture returns the path of a picture for the template; without a path, its alternative text is set
 */
export function typesetBody(
  body: readonly BodyNode[],
  settings: PortfolioSettings,
  picture?: (src: string) => string | undefined,
): TypesetNode[] {
  const address = (target: string) =>
    target.startsWith('#') ? target : addressOf(settings, target)
  return plainBody(body, { address, picture, drawings: true }).map((node) =>
    typesetNode(node, false),
  )
}

/** Returns a node without what a PDF does not need; white space is kept in code only. */
function typesetNode(node: BodyNode, inCode: boolean): TypesetNode {
  if (typeof node === 'string')
    return inCode ? printable(node) : printable(node).replace(/\s+/g, ' ')
  const [kind, properties, ...children] = node
  const isCode = inCode || kind === 'code' || kind === 'pre'
  const { href, src, alt, svg, width, start, align } = properties ?? {}
  return {
    kind,
    // A link to a place in the text has no target in the document.
    ...(typeof href === 'string' && !href.startsWith('#') && { url: href }),
    ...(kind === 'img' && { alt: printable(String(alt)) }),
    ...(kind === 'img' &&
      (svg ? { svg: printable(String(svg)), width: Number(width) } : { src: String(src) })),
    ...(start !== undefined && { start: Number(start) }),
    ...(align !== undefined && { align: String(align) }),
    children: children.map((child) => typesetNode(child, isCode)),
  }
}

/** Removes characters that JSON or PDF cannot carry. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '').replaceAll('\t', '  ')
}
