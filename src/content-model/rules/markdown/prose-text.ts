import type { Root } from 'mdast'
import { forEachNode } from '../../read/body-parser'

/**
 * Returns the visible text of a body. Spaces replace everything else, so that offsets stay valid.
 */
export function proseText(root: Root, source: string): string {
  const blank = source.replace(/[^\n]/g, ' ')
  let text = ''
  forEachNode(root, ({ type, position }) => {
    const start = position?.start.offset
    const end = position?.end.offset
    if (type !== 'text' || start === undefined || start < text.length) return
    text += blank.slice(text.length, start) + source.slice(start, end)
  })
  return text + blank.slice(text.length)
}

/** Replaces fenced code with spaces, for rules that run before parsing. */
export function withoutFences(source: string): string {
  let fence: string | undefined
  return source
    .split('\n')
    .map((line) => {
      const [, mark = ''] = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})/.exec(line) ?? []
      const isFence: boolean = fence === undefined ? mark !== '' : mark.startsWith(fence)
      if (isFence) fence = fence === undefined ? mark : undefined
      return isFence || fence !== undefined ? ' '.repeat(line.length) : line
    })
    .join('\n')
}
