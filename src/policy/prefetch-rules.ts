/**
 * Until the framework runs, and fetches the pages that links lead to, the browser does where it can:
 * when the pointer rests on a link, or a finger is on it.
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
