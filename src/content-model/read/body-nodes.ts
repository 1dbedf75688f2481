/** Walks through the trees of bodies. */
import type { Nodes, Parents, Root } from 'mdast'

/**
 * Calls `visit` for each node of a tree, a parent before its children, which may be others afterwards.
 * With unist-util-visit, which names a function for each node, walks take a tenth of a text's reading.
 */
export function forEachNode(
  node: Nodes,
  visit: (node: Nodes, parent?: Parents) => void,
  parent?: Parents,
): void {
  visit(node, parent)
  if ('children' in node) for (const child of node.children) forEachNode(child, visit, node)
}

/** Puts none, one or several nodes in the place of each child of each node of a tree. */
export function replaceNodes(root: Root, replace: (node: Nodes) => Nodes[]): void {
  forEachNode(root, (node) => {
    // The types know of each parent what may stand in it; a rule replaces like with like.
    if ('children' in node) node.children = node.children.flatMap(replace) as never
  })
}
