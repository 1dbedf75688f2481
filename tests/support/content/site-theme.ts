import type { Page } from '@playwright/test'
import { colors } from '../../../src/theme/colors'

/** Formats a colour like computed styles. @param hex as `#RRGGBB` */
export function rgb(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${channels.join(', ')})`
}

export const backgrounds = { light: rgb(colors.paper.light), dark: rgb(colors.paper.dark) }

/** Returns the font family of an element's first text. */
export async function typeface(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts[0]?.familyName ?? ''
}
