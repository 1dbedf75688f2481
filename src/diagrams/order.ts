import type { Flow, FlowEdge, FlowNode } from './diagram'

/**
 * Returns the nodes so that arrows lead on, whatever the order in which they are written; an arrow that would close a
 * circle leads back. What goes back counts last.
 */
export function inOrder({ nodes, edges }: Pick<Flow, 'nodes' | 'edges'>): FlowNode[] {
  const forward: FlowEdge[] = []
  const leadsTo = (from: string, to: string): boolean =>
    from === to || forward.some((edge) => edge.from === from && leadsTo(edge.to, to))
  const byTone = [
    ...edges.filter(({ tone }) => tone !== 'back'),
    ...edges.filter(({ tone }) => tone === 'back'),
  ]
  for (const edge of byTone) if (!leadsTo(edge.to, edge.from)) forward.push(edge)
  const placed: FlowNode[] = []
  const isReady = ({ id }: FlowNode) =>
    forward.every(({ from, to }) => to !== id || placed.some((node) => node.id === from))
  const follows = ({ id }: FlowNode) =>
    forward.some(({ from, to }) => to === id && from === placed.at(-1)?.id)
  while (placed.length < nodes.length) {
    const ready = nodes.filter((node) => !placed.includes(node) && isReady(node))
    const next = ready.find(follows) ?? ready[0]
    if (!next) break
    placed.push(next)
  }
  return placed
}

/** Returns the nodes in their order, those of a group together: a group counts as one node, and so do the others. */
export function inGroups(flow: Flow): FlowNode[][] {
  const nodes = inOrder(flow)
  const unitOf = (id: string) =>
    flow.groups.find((group) => group.nodes.includes(id))?.nodes[0] ?? id
  const units = inOrder({
    nodes: nodes.filter(({ id }) => unitOf(id) === id),
    edges: flow.edges.map((edge) => ({ ...edge, from: unitOf(edge.from), to: unitOf(edge.to) })),
  })
  return units.map((unit) => nodes.filter(({ id }) => unitOf(id) === unit.id))
}
