/** The colours of the site, as browsers say them. */
import { colors } from '../../src/look/colors'

/** Returns a colour as computed styles have it. @param hex as `#RRGGBB` */
export function rgb(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${channels.join(', ')})`
}

/** Backgrounds of pages by theme. */
export const backgrounds = { light: rgb(colors.paper.light), dark: rgb(colors.paper.dark) }
