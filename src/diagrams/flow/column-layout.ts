/**
 * Lays out a flow in a column, which fits any width. A rail on the right carries arrows that skip nodes. Further arrows
 * are text below their node.
 */

import type { Flow } from '../diagram'
import { boxSize, depthAt, inset, insetAt } from '../shapes'
import { emptySheet, type PlacedBox, type PlacedLine, type Sheet, textAt, textIn } from '../sheet'
import type { Measure } from '../text'
import { columnOf, padding, portGap, type Row, railGap, spine } from './column-rows'

/** Distances between connected and between unconnected nodes (pixels). */
const [gap, smallGap] = [34, 16]

export function layOutColumn(flow: Flow, width: number, measure: Measure): Sheet {
  const column = columnOf(flow, width, measure)
  const { rows, isNext, boxWidth } = column
  const leading = new Set(flow.edges.filter(isNext).map(({ from }) => from))
  const sheet = { ...emptySheet(width), height: placeRows(rows, leading) }
  // Draw frames first, below their content.
  sheet.boxes.push(...rows.filter(({ part }) => part.group).map(({ box }) => box))
  for (const [place, { part, box, text, notes, closes }] of rows.entries()) {
    if (part.group) {
      const node = rows.slice(place).find(({ part }) => part.node)?.part.node
      const isLedTo = flow.edges.some((edge) => edge.to === node?.id && isNext(edge))
      const x = isLedTo ? spine + 10 : box.x + padding
      sheet.texts.push(textAt(x, box.y + 6, text, 'muted'))
    } else {
      sheet.boxes.push(box)
      const inBox = textIn(box, text)
      const isCentred = box.shape === 'question' || box.shape === 'circle'
      const placed = isCentred
        ? inBox
        : { ...inBox, x: box.x + inset.x + 8, anchor: 'start' as const }
      if (text.lines.length > 0) sheet.texts.push(placed)
    }
    let y = part.group ? box.y + 10 + text.height : endOf(box) + 8 + padding * closes.length
    for (const { text: note, edge } of notes) {
      const x = column.isOnRail(edge) ? boxWidth - note.width : spine + 10
      sheet.texts.push(textAt(x, y, note, edge.tone === 'plain' ? 'muted' : edge.tone))
      y += note.height + 4
    }
  }
  for (const edge of flow.edges) {
    const [from, to] = [column.rowOf(edge.from), column.rowOf(edge.to)]
    if (!from || !to || !(isNext(edge) || column.isOnRail(edge))) continue
    const points = isNext(edge) ? straightRoute(from.box, to.box) : railRoute(from, to, boxWidth)
    const { tone, tips } = edge
    sheet.lines.push({ points, tone, tips, isDashed: tone === 'back' })
  }
  return sheet
}

const endOf = ({ y, height }: PlacedBox) => y + height

const writtenBelow = ({ notes }: Row) => notes.reduce((sum, { text }) => sum + text.height + 4, 0)

/** Returns the total height. */
function placeRows(rows: readonly Row[], leading: ReadonlySet<string>): number {
  let y = 1
  for (const [place, row] of rows.entries()) {
    const { part, text, box, ports, closes } = row
    if (part.group) {
      const isInside = rows[place - 1]?.part.group !== undefined
      y += place === 0 || isInside ? 0 : 4
      box.y = y
      y += 6 + Math.max(text.height, ports.length * portGap + 4) + padding + writtenBelow(row)
      continue
    }
    const size = boxSize(part.node.shape, text)
    if (['start', 'end', 'circle', 'fork', 'question'].includes(box.shape)) {
      const width = Math.min(size.width, box.width)
      const isSmall = text.lines.length === 0 && box.shape !== 'fork'
      Object.assign(box, { x: isSmall ? spine - width / 2 : box.x, width })
    }
    const isFixed = ['start', 'end', 'circle', 'fork'].includes(box.shape)
    const height = isFixed ? size.height : Math.max(size.height, ports.length * portGap + 14)
    Object.assign(box, { y, height })
    y = endOf(box)
    for (const frame of closes) {
      y += padding
      frame.height = y - frame.y
    }
    const written = writtenBelow(row)
    const isLast = place === rows.length - 1
    const space = leading.has(part.node.id) ? gap : smallGap
    y += isLast ? written + (written > 0 ? 10 : 1) : written > 0 ? written + 22 : space
  }
  return y
}

function straightRoute(from: PlacedBox, to: PlacedBox): PlacedLine['points'] {
  return [
    [spine, endOf(from) - depthAt(from.shape, from, spine)],
    [spine, to.y + (to.shape === 'group' ? 0 : depthAt(to.shape, to, spine))],
  ]
}

function railRoute(from: Row, to: Row, boxWidth: number): PlacedLine['points'] {
  const x = boxWidth + 1 + railGap
  const isUpwards = to.box.y < from.box.y
  const start = portOf(from, isUpwards || from === to ? 'up' : 'down')
  const end = portOf(to, isUpwards || from === to ? 'down' : 'up')
  return [
    [edgeAt(from.box, start), start],
    [x, start],
    [x, end],
    [edgeAt(to.box, end), end],
  ]
}

/** Returns x of a box's right outline at a given y. */
function edgeAt(box: PlacedBox, at: number): number {
  const [, right] = insetAt(box.shape, box, at)
  return box.x + box.width - right
}

function portOf({ box: { y, height, shape }, ports }: Row, port: Row['ports'][number]): number {
  const place = ports.indexOf(port)
  if (shape === 'group') return y + 10 + place * portGap
  if (shape === 'start' || shape === 'end' || shape === 'fork') return y + height / 2
  const first = (height - (ports.length - 1) * portGap) / 2
  return y + first + place * portGap
}
