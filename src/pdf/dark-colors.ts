/** Changes a typeset page to the colours of the dark theme. */
import { colors } from '../theme/colors'

/** Values of the dark theme by those of the light theme; where two colours share a value, the first applies. */
const darkValues = new Map(
  Object.values(colors)
    .map(({ light, dark }) => [light.toLowerCase(), dark] as const)
    .reverse(),
)
// Pages without a fill of their own.
darkValues.set('#ffffff', colors.paper.dark)

/** Matches the drawings in an SVG of Typst, which are data URLs. */
const embedded = /(data:image\/svg\+xml;base64,)([\w+/=]+)/g

/** Matches a colour, of which two more digits are the opacity. */
const value = /(#[\da-f]{6})([\da-f]{2})?\b/gi

/**
 * Returns a page with the colours of the dark theme. Its drawings change with it, its photographs do not.
 * @param svg a page whose letters are outlines, so that its words hold no colours
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
