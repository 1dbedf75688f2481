/** Size in pixels, which large platforms show without cropping. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Returns the path of a page's share image: `/share/services/a.png`. */
export function shareImagePath(path: string): string {
  return `/share${path === '/' ? '/index' : path}.png`
}
