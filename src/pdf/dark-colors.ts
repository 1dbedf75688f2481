import { colors } from '../theme/colors'

/**
 * Dark colours by light colour. If two tokens have the same light colour, the first token applies.
 */
const darkValues = new Map(
  Object.values(colors)
    .map(({ light, dark }) => [light.toLowerCase(), dark] as const)
    .reverse(),
)
// Background of pages without a fill.
darkValues.set('#ffffff', colors.paper.dark)

/** Drawings in Typst's SVG, as data URLs. */
const embedded = /(data:image\/svg\+xml;base64,)([\w+/=]+)/g

const hexColor = /(#[\da-f]{6})([\da-f]{2})?\b/gi

/**
 * Returns a page in dark colours. Photographs keep theirs.
 * @param svg letters must be outlines: text could contain colour codes
 */
export function inDarkColors(svg: string): string {
  return recolored(svg).replace(embedded, (_, head: string, drawing: string) => {
    const decoded = Buffer.from(drawing, 'base64').toString()
    return head + Buffer.from(recolored(decoded)).toString('base64')
  })
}

function recolored(svg: string): string {
  return svg.replace(hexColor, (whole, base: string, opacity = '') => {
    const dark = darkValues.get(base.toLowerCase())
    return dark ? dark + opacity : whole
  })
}
