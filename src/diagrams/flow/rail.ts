import type { FlowEdge } from '../diagram'

/**
 * Returns the arrows that one rail beside the nodes can show without ambiguity: as many as possible.
 * @param placeOf the row of a node or group
 */
export function railOf(
  edges: readonly FlowEdge[],
  placeOf: (id: string) => number,
): readonly FlowEdge[] {
  const spanOf = ({ from, to }: FlowEdge) => {
    const [one, other] = [placeOf(from), placeOf(to)]
    return { first: Math.min(one, other), last: Math.max(one, other) }
  }
  const areApart = (one: FlowEdge, other: FlowEdge) => {
    const [a, b] = [spanOf(one), spanOf(other)]
    // A loop takes both ends of its row.
    const isLoop = a.first === a.last || b.first === b.last
    return isLoop ? a.last < b.first || b.last < a.first : a.last <= b.first || b.last <= a.first
  }
  // Arrows from one node, or to one node, share their way.
  const share = (one: FlowEdge, other: FlowEdge) =>
    one.tone === other.tone &&
    (one.from === other.from) !== (one.to === other.to) &&
    one.from !== one.to &&
    other.from !== other.to
  const canBoth = (one: FlowEdge) => (other: FlowEdge) => areApart(one, other) || share(one, other)
  const length = (edge: FlowEdge) => spanOf(edge).last - spanOf(edge).first
  const shortestFirst = edges.toSorted((one, other) => length(one) - length(other))
  const sets = shortestFirst.map((start) => {
    const chosen = [start]
    for (const edge of shortestFirst)
      if (edge !== start && chosen.every(canBoth(edge))) chosen.push(edge)
    return chosen
  })
  return sets.reduce<readonly FlowEdge[]>(
    (best, set) => (set.length > best.length ? set : best),
    [],
  )
}
