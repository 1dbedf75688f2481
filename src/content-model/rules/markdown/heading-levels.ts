import type { Heading, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type Diagnostic, excerpt } from '../../check/diagnostics'
import { forEachNode } from '../../read/body-parser'
import { startOf } from '../body/body-diagnostics'

/**
 * Returns advice on headings that skip a level: screen readers would announce
 * a missing part. The page title has the first level.
 */
export function headingAdvice(root: Root): Diagnostic[] {
  const advice: Diagnostic[] = []
  let depth = 1
  forEachNode(root, (node) => {
    if (node.type !== 'heading') return
    if (node.depth > depth + 1)
      advice.push({ ...startOf(node), message: explainLevel(node, depth) })
    depth = node.depth
  })
  return advice
}

function explainLevel(node: Heading, before: number): string {
  const marks = (depth: number) => '#'.repeat(depth)
  const above = before === 1 ? 'the page’s title' : `a heading with ${marks(before)}`
  return `“${marks(node.depth)} ${excerpt(textOf(node), 40)}” skips a level after ${above}. Write ${marks(before + 1)}`
}
