/** Sizes and outlines of boxes. */
import type { Shape } from './diagram'
import type { Lines } from './text'

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Padding of a box (pixels). */
export const inset = { x: 14, y: 11 } as const

/** Width of the slopes of hexagons and parallelograms, and height of a cylinder's lid (pixels). */
const [slope, lid] = [12, 6]
const corner = 10

/** Fraction of the maximum line width that a shape's text may use. */
export const textShare = (shape: Shape): number =>
  shape === 'question' ? 0.7 : shape === 'circle' ? 0.6 : 1

export function boxSize(shape: Shape, { width, height }: Lines): { width: number; height: number } {
  const isEmpty = width === 0
  switch (shape) {
    case 'start':
    case 'end':
      return { width: 18, height: 18 }
    case 'fork':
      return { width: 60, height: 6 }
    case 'question': {
      if (isEmpty) return { width: 28, height: 28 }
      // The text's corners touch the rhombus if text width / width + text height / height = 1.
      const outer = 2 * height + 16
      return { width: (width + 12) / (1 - height / outer), height: outer }
    }
    case 'circle': {
      const diameter = Math.hypot(width, height) + 16
      return { width: diameter, height: diameter }
    }
    default: {
      const isSloped = shape === 'hexagon' || shape === 'parallelogram'
      const more = isSloped ? slope : shape === 'stadium' ? 6 : 0
      const top = shape === 'record' ? lid + 2 : 0
      return { width: width + 2 * (inset.x + more), height: height + 2 * inset.y + top }
    }
  }
}

/** Distance of a text below the middle of its box (pixels). */
export const textShift = (shape: string): number => (shape === 'record' ? lid / 2 + 1 : 0)

/** Returns the distance of the outline from the box's top or bottom at `x` (pixels). */
export function depthAt(shape: string, { x: left, width, height }: Area, x: number): number {
  const fromSide = Math.max(0, Math.min(x - left, left + width - x))
  const share = Math.max(0, 1 - fromSide / (width / 2))
  switch (shape) {
    case 'question':
      return (share * height) / 2
    case 'circle':
    case 'start':
    case 'end':
      return (height / 2) * (1 - Math.sqrt(1 - share ** 2))
    case 'record':
      return lid * (1 - Math.sqrt(1 - share ** 2))
    case 'hexagon':
      return (Math.max(0, 1 - fromSide / slope) * height) / 2
    default:
      return roundDepth(radiusOf(shape, height), fromSide)
  }
}

/** Returns the distances of the outline from the box's left and right at `y` (pixels). */
export function insetAt(
  shape: string,
  { y: top, width, height }: Area,
  y: number,
): [number, number] {
  const fromEnd = Math.max(0, Math.min(y - top, top + height - y))
  const share = Math.max(0, 1 - fromEnd / (height / 2))
  switch (shape) {
    case 'question':
      return [(share * width) / 2, (share * width) / 2]
    case 'circle':
    case 'start':
    case 'end': {
      const round = (width / 2) * (1 - Math.sqrt(1 - share ** 2))
      return [round, round]
    }
    case 'hexagon':
      return [slope * share, slope * share]
    case 'parallelogram': {
      const right = (slope * (y - top)) / height
      return [slope - right, right]
    }
    default: {
      const round = shape === 'record' ? 0 : roundDepth(radiusOf(shape, height), fromEnd)
      return [round, round]
    }
  }
}

const radiusOf = (shape: string, height: number) =>
  shape === 'stadium' ? height / 2 : shape === 'round' ? Math.min(corner, height / 2) : 0

const roundDepth = (radius: number, distance: number) =>
  distance >= radius ? 0 : radius - Math.sqrt(radius ** 2 - (radius - distance) ** 2)

/** Returns the SVG of a box. @param name class attribute */
export function outlineOf(shape: string, { x, y, width, height }: Area, name: string): string {
  const [left, right, top, bottom] = [x, x + width, y, y + height].map(round)
  const [middle, center] = [round(y + height / 2), round(x + width / 2)]
  const path = (d: string) => `<path ${name} d="${d}"/>`
  switch (shape) {
    case 'start':
    case 'end':
    case 'circle':
      return `<circle ${name} cx="${center}" cy="${middle}" r="${round(width / 2 - (shape === 'circle' ? 0 : 1))}"/>`
    case 'question':
      return path(`M${center} ${top}L${right} ${middle}L${center} ${bottom}L${left} ${middle}Z`)
    case 'hexagon': {
      const [from, to] = [round(x + slope), round(x + width - slope)]
      return path(
        `M${from} ${top}H${to}L${right} ${middle}L${to} ${bottom}H${from}L${left} ${middle}Z`,
      )
    }
    case 'parallelogram':
      return path(
        `M${round(x + slope)} ${top}H${right}L${round(x + width - slope)} ${bottom}H${left}Z`,
      )
    case 'record': {
      const [from, to] = [round(y + lid), round(y + height - lid)]
      // The lid has the opposite winding direction, which leaves it unfilled.
      const arc = `A${round(width / 2)} ${lid} 0 0`
      return path(
        `M${left} ${from}${arc} 1 ${right} ${from}V${to}${arc} 1 ${left} ${to}ZM${left} ${from}${arc} 0 ${right} ${from}${arc} 0 ${left} ${from}Z`,
      )
    }
    default:
      return `<rect ${name} x="${left}" y="${top}" width="${round(width)}" height="${round(height)}" rx="${round(radiusOf(shape, height) || 3)}"/>`
  }
}

export const round = (value: number): number => Math.round(value * 10) / 10
