/** Serialises plain elements as HTML, and escapes text for XML. */
import type { BodyNode } from '../../content-model/read/body-tree'

const voidElements = new Set(['img', 'br', 'hr', 'input'])

/** Returns elements as HTML, with the few attributes that `plainBody` leaves them. */
export function htmlOf(nodes: readonly BodyNode[]): string {
  return nodes.map(element).join('')
}

function element(node: BodyNode): string {
  if (typeof node === 'string') return escaped(node)
  const [type, properties, ...children] = node
  const attributes = Object.entries(properties ?? {})
    .map(([name, value]) => ` ${name === 'className' ? 'class' : name}="${escaped(String(value))}"`)
    .join('')
  return voidElements.has(type)
    ? `<${type}${attributes}>`
    : `<${type}${attributes}>${htmlOf(children)}</${type}>`
}

/** Escapes text for HTML and XML, between tags or inside double quotes. Drops what XML 1.0 forbids. */
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
