/** Where share images stand. The browser reads this too: it imports nothing. */

/** Pixels of every share image, the size that all large sites show whole. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** `/share/services/erp-integration.png`: the image of the page at an address. */
export function shareImagePath(path: string): string {
  return `/share${path === '/' ? '/index' : path}.png`
}
