/** Size in pixels. All large platforms show this size without cropping. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Returns the path of a page's share image: `/share/services/erp-integration.png`. */
export function shareImagePath(path: string): string {
  return `/share${path === '/' ? '/index' : path}.png`
}
