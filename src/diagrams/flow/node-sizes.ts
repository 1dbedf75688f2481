import type { Flow, FlowNode } from '../diagram'
import type { boxSize } from '../shapes'

type Size = ReturnType<typeof boxSize>

/** Gives boxes in a layer the same width or, in a downward flow, the same height. */
export function sizesOf(
  { nodes, edges, groups }: Flow,
  direction: Flow['direction'],
  sizeOf: (node: FlowNode) => Size,
): Map<string, Size> {
  const layerOf = (id: string): number =>
    Math.max(0, ...edges.filter(({ to }) => to === id).map(({ from }) => 1 + layerOf(from)))
  const side = direction === 'right' ? 'width' : 'height'
  const own = nodes.map((node) => {
    const isBox = ['box', 'round', 'stadium', 'record'].includes(node.shape)
    const group = groups.find(({ nodes }) => nodes.includes(node.id))?.id
    const layer = isBox ? [group, layerOf(node.id)].join(' ') : node.id
    return { id: node.id, layer, size: sizeOf(node) }
  })
  return new Map(
    own.map(({ id, layer, size }) => {
      const layerSizes = own.flatMap((node) => (node.layer === layer ? node.size[side] : []))
      return [id, { ...size, [side]: Math.max(...layerSizes) }]
    }),
  )
}
