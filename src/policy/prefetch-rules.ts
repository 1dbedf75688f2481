/**
 * Returns speculation rules: supporting browsers prefetch a page when the pointer rests on its link or a finger
 * touches it. After hydration, the framework prefetches pages itself.
 * @param pathPrefix prefix of all addresses, such as `/docs`; empty at the root of a host
 * @returns text of a script element of the type `speculationrules`
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
