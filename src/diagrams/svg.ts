import type { Tone } from './diagram'
import { outlineOf, round } from './shapes'
import {
  areaOf,
  baselineOf,
  isFrame,
  isInside,
  type PlacedBox,
  type PlacedLine,
  type Point,
  type Sheet,
} from './sheet'
import { sizes } from './sizes'

/** Width of a space in ems. */
const space = 0.21

/**
 * Returns a sheet as SVG. Diagram.tsx styles its classes in pages, and standalone.ts in PDFs.
 * @param name classes of the `<svg>` element, such as `narrow`
 */
export function svgOf({ width, height, boxes, lines, texts }: Sheet, name: string): string {
  const words = texts.map((text) => {
    const { font } = sizes[text.size]
    const isMiddle = text.anchor === 'middle'
    const rows = text.lines.map((line, index) => {
      const isLast = index === text.lines.length - 1
      // Moves the line by half its trailing space, which browsers include when they centre text.
      const x = text.x + (isMiddle && !isLast ? (space * font) / 2 : 0)
      const place = `x="${round(x)}" y="${round(baselineOf(text, index))}"`
      return `<tspan ${place}>${escaped(line)}${isLast ? '' : ' '}</tspan>`
    })
    const middle = isMiddle ? ' text-anchor="middle"' : ''
    const isInBox = boxes.some((box) => !isFrame(box.shape) && isInside(areaOf(text), box))
    return `<text class="${text.tone}${isInBox ? '' : ' over'}" font-size="${font}"${middle}>${rows.join('')}</text>`
  })
  const [w, h] = [Math.ceil(width), Math.ceil(height)]
  return `<svg class="${name}" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${[...boxes.map(boxOf), ...lines.map(lineOf), ...words].join('')}</svg>`
}

/** Opacity of a fill in the colour of the box's outline. Our own boxes are opaque. */
const fillOpacity: Readonly<Partial<Record<Tone, number>>> = { plain: 0.05, back: 0.08, point: 0.2 }
const opaqueShapes: readonly string[] = ['bar', 'start']

function boxOf({ shape, tone, ...area }: PlacedBox): string {
  const filled = shape === 'fork' ? 'bar' : shape
  const opacity = isFrame(shape) || opaqueShapes.includes(filled) ? undefined : fillOpacity[tone]
  const names = `class="box ${shape === 'box' ? '' : `${filled} `}${tone}"`
  return outlineOf(shape, area, opacity ? `${names} fill-opacity="${opacity}"` : names)
}

function lineOf({ points, tone, isDashed, tips }: PlacedLine): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const path = points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
  const line = `<path class="line ${tone}${isDashed ? ' dashed' : ''}" d="${path}"/>`
  const heads = [
    tips === 'lost' ? crossAt(last) : tips !== 'none' ? tipAt(last, points.at(-2)) : '',
    tips === 'both' ? tipAt(first, points[1]) : '',
  ].join('')
  return heads ? `${line}<path class="line ${tone}" d="${heads}"/>` : line
}

function tipAt([x, y]: Point, before: Point = [x, y - 1]): string {
  const angle = Math.atan2(y - before[1], x - before[0])
  const side = (turn: number) =>
    `${round(x - 8 * Math.cos(angle + turn))} ${round(y - 8 * Math.sin(angle + turn))}`
  return `M${side(0.5)}L${round(x)} ${round(y)}L${side(-0.5)}`
}

function crossAt([x, y]: Point): string {
  const [left, right, top, bottom] = [x - 5, x + 5, y - 5, y + 5].map(round)
  return `M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
