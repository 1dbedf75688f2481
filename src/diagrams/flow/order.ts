import type { Flow, FlowEdge, FlowGroup, FlowNode } from '../diagram'

/** A node, or a group with its content, in drawing order. */
export type Unit =
  | { node: FlowNode; group?: undefined }
  | { group: FlowGroup; units: Unit[]; node?: undefined }

/** Ignores arrows that would close a cycle, preferably arrows with the tone `back`. */
function sortTopologically<Part extends { id: string }>(
  parts: readonly Part[],
  edges: readonly FlowEdge[],
): Part[] {
  const forward: FlowEdge[] = []
  const leadsTo = (from: string, to: string): boolean =>
    from === to || forward.some((edge) => edge.from === from && leadsTo(edge.to, to))
  const isBack = ({ tone }: FlowEdge) => Number(tone === 'back')
  const byTone = edges.toSorted((a, b) => isBack(a) - isBack(b))
  for (const edge of byTone) if (!leadsTo(edge.to, edge.from)) forward.push(edge)
  const placed: Part[] = []
  const isReady = ({ id }: Part) =>
    forward.every(({ from, to }) => to !== id || placed.some((part) => part.id === from))
  const follows = ({ id }: Part) =>
    forward.some(({ from, to }) => to === id && from === placed.at(-1)?.id)
  while (placed.length < parts.length) {
    const ready = parts.filter((part) => !placed.includes(part) && isReady(part))
    const next = ready.find(follows) ?? ready[0]
    if (!next) break
    placed.push(next)
  }
  return placed
}

/** Returns a flow's nodes and groups as a tree, in drawing order. */
export function unitsOf({ nodes, edges, groups }: Flow): Unit[] {
  const parents = new Map<string, string | undefined>(groups.map(({ id, parent }) => [id, parent]))
  for (const { id, nodes } of groups) for (const node of nodes) parents.set(node, id)
  /** Returns the direct child of a group that is or contains this node or group. */
  const childContaining = (id: string, parent: string | undefined): string | undefined => {
    const own = parents.get(id)
    if (own === parent) return id
    return own === undefined ? undefined : childContaining(own, parent)
  }
  // An arrow to a group also orders its nodes.
  const membersOf = (id: string): string[] => {
    const group = groups.find((candidate) => candidate.id === id)
    if (!group) return [id]
    const inner = groups.filter(({ parent }) => parent === id)
    return [...group.nodes, ...inner.flatMap(({ id }) => membersOf(id))]
  }
  const ordered = sortTopologically(
    nodes,
    edges.flatMap((edge) =>
      membersOf(edge.from).flatMap((from) =>
        membersOf(edge.to).map((to) => ({ ...edge, from, to })),
      ),
    ),
  )
  const levelOf = (parent: string | undefined): Unit[] => {
    const ids = [...new Set(ordered.flatMap(({ id }) => childContaining(id, parent) ?? []))]
    const between = edges.flatMap((edge) => {
      const [from, to] = [childContaining(edge.from, parent), childContaining(edge.to, parent)]
      return from && to ? [{ ...edge, from, to }] : []
    })
    return sortTopologically(
      ids.map((id) => ({ id })),
      between,
    ).flatMap(({ id }): Unit[] => {
      const group = groups.find((candidate) => candidate.id === id)
      if (group) return [{ group, units: levelOf(id) }]
      const node = nodes.find((candidate) => candidate.id === id)
      return node ? [{ node }] : []
    })
  }
  return levelOf(undefined)
}

/** Returns all ids, a group before its content. */
export function idsOf(units: readonly Unit[]): string[] {
  return units.flatMap((unit) =>
    unit.group ? [unit.group.id, ...idsOf(unit.units)] : [unit.node.id],
  )
}
