/**
 * Returns the rules by which browsers that can prefetch the pages that links lead to, when the pointer
 * rests on a link or a finger is on it, until the framework runs and does so itself.
 * @param pathPrefix what every address begins with, such as `/docs`; empty at a host's root
 * @returns the text of a script element of the type `speculationrules`
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
