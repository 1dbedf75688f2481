import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { BodyNode } from '../../content-model/read/body-tree'

/** Returns elements of `plainBody` as HTML. */
export function htmlOf(nodes: readonly BodyNode[]): string {
  return toHtml(
    { type: 'root', children: nodes.map(hastOf) },
    { closeSelfClosing: false, characterReferences: { useNamedReferences: true } },
  )
}

function hastOf(node: BodyNode): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node.replace(forbidden, '') }
  const [tagName, properties, ...children] = node
  const attributes = Object.entries(properties ?? {}).map(([name, value]) => [name, String(value)])
  return {
    type: 'element',
    tagName,
    properties: Object.fromEntries(attributes),
    children: children.map(hastOf),
  }
}

/**
 * Escapes content and double-quoted attributes for HTML and XML. Removes
 * characters that XML 1.0 forbids.
 */
export function escaped(words: string): string {
  return words
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Control characters, lone surrogates and non-characters (XML 1.0, production 2). */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
