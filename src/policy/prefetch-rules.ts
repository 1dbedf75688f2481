/**
 * Returns speculation rules: browsers prefetch a page when the pointer rests on
 * its link or a finger touches it. After hydration, Gatsby prefetches.
 * @param pathPrefix such as `/docs`; empty at the root of a host
 */
export function prefetchRules(pathPrefix: string): string {
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${pathPrefix}/*` },
            { not: { href_matches: `${pathPrefix}/documents/*` } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
}
