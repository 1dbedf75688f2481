/** Former addresses, in the words of every supported host. */
import type { NodePluginArgs } from 'gatsby'
import { compare } from '../../content-model/check/diagnostics'
import { type CollectionName, collections } from '../../content-model/collections/registry'
import { addressOf } from '../../content-model/site-rules/addresses'
import { escaped } from './html'
import type { SiteAddress } from './site-address'

/** Former addresses of all entries, each with the address that took its place. */
export function redirectsOf({
  getNodesByType,
}: Pick<NodePluginArgs, 'getNodesByType'>): Map<string, string> {
  const names = Object.keys(collections) as CollectionName[]
  const redirects = names.flatMap((collection) =>
    getNodesByType(collections[collection].typeName).flatMap(({ formerSlugs, path }) =>
      Array.isArray(formerSlugs)
        ? formerSlugs.map((slug): [string, string] => [
            addressOf(collection, String(slug)) ?? '',
            String(path),
          ])
        : [],
    ),
  )
  return new Map(redirects.sort(([a], [b]) => compare(a, b)))
}

/** `_redirects`, which Netlify and Cloudflare Pages read from the site itself, as does the local server. */
export function redirectLines(
  redirects: ReadonlyMap<string, string>,
  { pathPrefix }: SiteAddress,
): string {
  // Cloudflare takes an address with a slash at its end for another one.
  const former = [...redirects].flatMap(([from, to]) => [from, `${from}/`].map((one) => [one, to]))
  const lines = [...former, ['/index', '/']].map(
    ([from, to]) => `${pathPrefix}${from} ${pathPrefix}${to} 301\n`,
  )
  // Netlify would serve the missing page as any other; Cloudflare skips a line that it cannot follow.
  return [...lines, `${pathPrefix}/404 ${pathPrefix}/404.html 404!\n`].join('')
}

/**
 * Pages that redirect, for hosts that read no list: uploaded beside `dist/`. They do not belong into
 * `dist/`: Netlify would show a page in place of the redirect of the same address.
 * @returns files by their path
 */
export function redirectPages(
  redirects: ReadonlyMap<string, string>,
  site: SiteAddress,
): Record<string, string> {
  // The second is for the address with a slash at its end.
  const pages = [...redirects].flatMap(([from, to]) =>
    [`pages${from}.html`, `pages${from}/index.html`].map((file): [string, string] => [
      file,
      redirectPage(site.whole(to), site.pathPrefix + to),
    ]),
  )
  return Object.fromEntries(pages)
}

/** A page that leads on by itself, for GitHub Pages and object stores. */
function redirectPage(canonical: string, target: string): string {
  const [whole, near] = [escaped(canonical), escaped(target)]
  return `<!doctype html><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${whole}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${near}"><p>This page has moved to <a href="${near}">${whole}</a>.</p>\n`
}
