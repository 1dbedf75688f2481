/** Size and addresses of share images. The browser loads this module too, so it imports nothing. */

/** Size in pixels of every share image, which all large sites show whole. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Returns the address of the share image of a page: `/share/services/erp-integration.png`. */
export function shareImagePath(path: string): string {
  return `/share${path === '/' ? '/index' : path}.png`
}
