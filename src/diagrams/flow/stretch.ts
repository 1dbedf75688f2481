import { areaOf, type PlacedLine, type PlacedText, type Sheet } from '../sheet'

/** Wider boxes look empty. */
const maximumFactor = 1.6

const fixedWidthShapes: readonly string[] = ['start', 'end', 'circle', 'fork']

/** Widens a flow to its column's width. Text keeps its size. @param labels by index of their line */
export function stretch(
  sheet: Sheet,
  width: number,
  labels: ReadonlyMap<number, PlacedText>,
): void {
  const by = Math.min(width / sheet.width, maximumFactor)
  if (by <= 1) return
  for (const [index, label] of labels) label.x = stretchedLabel(label, sheet.lines[index], by)
  for (const text of sheet.texts) text.x *= by
  for (const box of sheet.boxes) {
    const middle = (box.x + box.width / 2) * by
    if (!fixedWidthShapes.includes(box.shape)) box.width *= by
    box.x = middle - box.width / 2
  }
  for (const line of sheet.lines) line.points = line.points.map(([x, y]) => [x * by, y] as const)
  sheet.width = Math.floor(sheet.width * by)
}

/** Returns x of a label. Keeps its distance from its arrow's vertical segment, or else its centre. */
function stretchedLabel(label: PlacedText, line: PlacedLine | undefined, by: number): number {
  const { x, y, width, height } = areaOf(label)
  const middle = x + width / 2
  const uprights = (line?.points ?? []).flatMap(([lineX, lineY], index, points) => {
    const [nextX, nextY] = points[index + 1] ?? [Number.NaN, lineY]
    const isLevel = Math.min(lineY, nextY) < y + height && Math.max(lineY, nextY) > y
    return lineX === nextX && isLevel ? [lineX] : []
  })
  const [nearest] = uprights.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return nearest === undefined ? middle * by - width / 2 : nearest * by + (x - nearest)
}
