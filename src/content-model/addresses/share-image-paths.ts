/** In pixels. Large platforms show this size without cropping. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Returns the path of a page's share image: `/share/services/a.png`. */
export function shareImagePath(path: string): string {
  return `/share${path === '/' ? '/index' : path}.png`
}
