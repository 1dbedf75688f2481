import type { Flow, FlowNode } from '../diagram'
import type { boxSize } from '../shapes'

type Size = ReturnType<typeof boxSize>

/**
 * Gives boxes in a layer the same width or, in a downward flow, the same
 * height. Boxes next to each other in a downward flow with several frames have
 * the same width, so that the frames share columns.
 */
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
  const inLayer = (layer: string) => own.filter((node) => node.layer === layer)
  const besideOthers = own.filter(({ layer }) => inLayer(layer).length > 1)
  const hasColumns = direction !== 'right' && groups.length > 1
  const columnWidth = Math.max(...besideOthers.map(({ size }) => size.width))
  return new Map(
    own.map((node) => {
      const sideLength = Math.max(...inLayer(node.layer).map(({ size }) => size[side]))
      const isInColumn = hasColumns && besideOthers.includes(node)
      const width = isInColumn ? columnWidth : node.size.width
      return [node.id, { ...node.size, width, [side]: sideLength }]
    }),
  )
}
