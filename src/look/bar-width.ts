/** From which width on the header has its bar of menus: the wider the families, the later. */
import type { FontFacts } from './fallback-widths'
import type { FontRole } from './fonts'

/** The narrowest screen with a bar, where it fits the families that are no wider than these (rem). */
const narrowest = 64

/**
 * Words of the bar in rem, and the width of the family in which they were measured, relative to Arial’s bold cut: five
 * menus and the button are set in that of the text, the company’s name in that of headings.
 */
const words: Readonly<Record<FontRole, { rem: number; width: number }>> = {
  text: { rem: 31, width: 0.98 },
  display: { rem: 7, width: 1.005 },
}

/** Weight of the words of the bar. */
const weight = 500

/** Returns the least width of a screen that has the bar, in rem. @param facts what was measured of both families */
export function barWidth(facts: Readonly<Record<FontRole, Pick<FontFacts, 'fallbacks'>>>): number {
  const more = (role: FontRole) => {
    const { rem, width } = words[role]
    return rem * (widthOf(facts[role]) - width)
  }
  return Math.max(narrowest, Math.ceil(narrowest + more('text') + more('display')))
}

function widthOf({ fallbacks }: Pick<FontFacts, 'fallbacks'>): number {
  const covers = (weights: string) => Number(weights.split(' ').at(-1)) >= weight
  return fallbacks.find(({ weights }) => covers(weights))?.width ?? 1
}
