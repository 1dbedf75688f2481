import type { FlowEdge } from '../diagram'

/** Chooses as many arrows as a rail can show without ambiguity. @param placeOf row of a part by id */
export function railOf(
  edges: readonly FlowEdge[],
  placeOf: (id: string) => number,
): readonly FlowEdge[] {
  const spanOf = ({ from, to }: FlowEdge) => {
    const places = [placeOf(from), placeOf(to)]
    return { first: Math.min(...places), last: Math.max(...places) }
  }
  const areApart = (first: FlowEdge, second: FlowEdge) => {
    const [a, b] = [spanOf(first), spanOf(second)]
    // A loop uses both ports of its row.
    const isLoop = a.first === a.last || b.first === b.last
    return isLoop ? a.last < b.first || b.last < a.first : a.last <= b.first || b.last <= a.first
  }
  // Arrows with the same source or target can share the rail.
  const share = (a: FlowEdge, b: FlowEdge) =>
    a.tone === b.tone &&
    (a.from === b.from) !== (a.to === b.to) &&
    a.from !== a.to &&
    b.from !== b.to
  const fitsWith = (a: FlowEdge) => (b: FlowEdge) => areApart(a, b) || share(a, b)
  const length = (edge: FlowEdge) => spanOf(edge).last - spanOf(edge).first
  const shortestFirst = edges.toSorted((a, b) => length(a) - length(b))
  const sets = shortestFirst.map((start) => {
    const chosen = [start]
    for (const edge of shortestFirst)
      if (edge !== start && chosen.every(fitsWith(edge))) chosen.push(edge)
    return chosen
  })
  const [largest = []] = sets.toSorted((a, b) => b.length - a.length)
  return largest
}
