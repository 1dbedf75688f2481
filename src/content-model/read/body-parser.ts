import type { Nodes, Parents, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

// Single tildes must not strike out text: “3~5 weeks or 7~9”.
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm, { singleTilde: false })
  .freeze()

/**
 * Parses Markdown with MDX and GitHub extensions.
 * @throws VFileMessage at the first syntax error of a component or expression,
 * RangeError if nested too deeply
 */
export function parseBody(text: string): Root {
  return parser.parse(text)
}

export function isParseError(error: unknown): boolean {
  return error instanceof Error && 'reason' in error
}

/**
 * Calls `visit` for each node, parents first. `visit` may replace the children
 * of its node. unist-util-visit would add a tenth to the time to read a text,
 * because it creates a function per node.
 */
export function forEachNode(
  node: Nodes,
  visit: (node: Nodes, parent?: Parents) => void,
  parent?: Parents,
): void {
  visit(node, parent)
  if ('children' in node) for (const child of node.children) forEachNode(child, visit, node)
}

/** Replaces every node except the root with any number of nodes. */
export function replaceNodes(root: Root, replace: (node: Nodes) => Nodes[]): void {
  forEachNode(root, (node) => {
    // The types restrict each parent's children, but callers return valid ones.
    if ('children' in node) Object.assign(node, { children: node.children.flatMap(replace) })
  })
}
