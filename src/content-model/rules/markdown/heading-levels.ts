import type { Root } from 'mdast'
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
  let before = 1
  const marks = (depth: number) => '#'.repeat(depth)
  forEachNode(root, (node) => {
    if (node.type !== 'heading') return
    const above = before === 1 ? 'the page’s title' : `a heading with ${marks(before)}`
    const message = `“${marks(node.depth)} ${excerpt(textOf(node), 40)}” skips a level after ${above}. Write ${marks(before + 1)}`
    if (node.depth > before + 1) advice.push({ ...startOf(node), message })
    before = node.depth
  })
  return advice
}
