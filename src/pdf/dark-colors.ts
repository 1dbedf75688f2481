/** Converts a typeset page to the dark theme. */
import { colors } from '../theme/colors'

/** Dark colours by light colour. If two colours have the same light value, the first applies. */
const darkValues = new Map(
  Object.values(colors)
    .map(({ light, dark }) => [light.toLowerCase(), dark] as const)
    .reverse(),
)
// Background of pages without a fill.
darkValues.set('#ffffff', colors.paper.dark)

/** Matches drawings in Typst's SVG, which are data URLs. */
const embedded = /(data:image\/svg\+xml;base64,)([\w+/=]+)/g

/** Matches a colour with an optional opacity of two digits. */
const value = /(#[\da-f]{6})([\da-f]{2})?\b/gi

/**
 * Returns a page in dark colours. Changes drawings, but not photographs.
 * @param svg page with letters as outlines, because text could contain colour codes
 */
export function inDarkColors(svg: string): string {
  return recolored(svg).replace(embedded, (_, head: string, drawing: string) => {
    const decoded = Buffer.from(drawing, 'base64').toString()
    return head + Buffer.from(recolored(decoded)).toString('base64')
  })
}

function recolored(svg: string): string {
  return svg.replace(value, (whole, base: string, opacity = '') => {
    const dark = darkValues.get(base.toLowerCase())
    return dark ? dark + opacity : whole
  })
}
