/** Writes plain elements as Markdown. */
import type { BodyNode } from '../collections/body-tree'

const inline = new Set(['a', 'strong', 'em', 'code', 'del', 'img', 'br', 'sup', 'input'])

/** Blocks with an empty line between them. */
export function markdownOf(nodes: readonly BodyNode[]): string {
  return blocks(nodes).join('\n\n')
}

function blocks(nodes: readonly BodyNode[]): string[] {
  const written: string[] = []
  let line = ''
  const endLine = () => {
    if (line.trim()) written.push(line.trim())
    line = ''
  }
  for (const node of nodes) {
    if (typeof node === 'string' || inline.has(node[0])) line += words(node)
    else {
      endLine()
      written.push(block(node))
    }
  }
  endLine()
  return written.filter(Boolean)
}

function block([type, properties, ...children]: Exclude<BodyNode, string>): string {
  const level = /^h([1-6])$/.exec(type)?.[1]
  if (level) return `${'#'.repeat(Number(level))} ${text(children)}`
  switch (type) {
    case 'p':
    case 'figcaption':
      return text(children)
    case 'ul':
      return list(children, () => '- ')
    case 'ol':
      return list(children, (index) => `${index + 1}. `)
    case 'blockquote':
      return markdownOf(children).replace(/^/gm, '> ').replace(/ +$/gm, '')
    case 'pre':
      return code(children)
    case 'table':
      return table([type, properties, ...children])
    case 'hr':
      return '---'
    default:
      return markdownOf(children)
  }
}

function list(items: readonly BodyNode[], bullet: (index: number) => string): string {
  return items
    .filter((item) => typeof item !== 'string')
    .map(([, , ...children], index) => {
      const mark = bullet(index)
      const indent = ' '.repeat(mark.length)
      return mark + blocks(children).join('\n').replaceAll('\n', `\n${indent}`)
    })
    .join('\n')
}

function code(children: readonly BodyNode[]): string {
  const [first] = children
  const properties = typeof first === 'object' ? first[1] : null
  const language = String(properties?.className ?? '').replace('language-', '')
  return `\`\`\`${language}\n${rawText(children).trimEnd()}\n\`\`\``
}

function table(node: BodyNode): string {
  const [head = [], ...rows] = elements(node, 'tr').map((row) =>
    typeof row === 'string'
      ? []
      : row.slice(2).map((cell) => words(cell as BodyNode).replaceAll('|', '\\|')),
  )
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function elements(node: BodyNode, name: string): BodyNode[] {
  if (typeof node === 'string') return []
  const [type, , ...children] = node
  return type === name ? [node] : children.flatMap((child) => elements(child, name))
}

function text(nodes: readonly BodyNode[]): string {
  return nodes.map(words).join('').replace(/\s+/g, ' ').trim()
}

function rawText(nodes: readonly BodyNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : rawText(node.slice(2) as BodyNode[])))
    .join('')
}

function words(node: BodyNode): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ')
  const [type, properties, ...children] = node
  const content = children.map(words).join('')
  switch (type) {
    case 'a':
      return `[${content}](${String(properties?.href)})`
    case 'strong':
      return `**${content}**`
    case 'em':
      return `*${content}*`
    case 'code':
      return `\`${rawText(children)}\``
    case 'img':
      return `![${String(properties?.alt ?? '')}](${String(properties?.src)})`
    case 'br':
      return ' '
    default:
      return content
  }
}
