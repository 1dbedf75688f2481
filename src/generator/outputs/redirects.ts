/** Redirects from former addresses, in the formats of all supported hosts. */

import { caseFilterPath } from '../../content-model/addresses/case-filters'
import { documentAddress } from '../../content-model/addresses/document-address'
import { addressInLanguage } from '../../content-model/addresses/entry-address'
import { compare } from '../../content-model/check/diagnostics'
import { type CollectionName, collections } from '../../content-model/collections/registry'
import { folderOf } from '../../content-model/translation/translated-addresses'
import type { SiteAddress } from '../../language/site-address'
import type { Redirects } from '../../policy/nginx'
import { fillWords } from '../../site/interface-words'
import { type Words, wordsOf } from '../nodes/interface-words'
import { type LanguageNodes, nodesByLanguage } from '../nodes/languages'
import { type EntryNode, type Nodes, nodesOfType } from '../nodes/typed-nodes'
import { removedBlogPages } from '../pages/blog-pages'
import { documentTypes, isGenerated } from './document-makers'
import { escaped } from './html'
import { otherRedirects } from './other-redirects'

export function redirectsOf(nodes: Nodes, others = otherRedirects): Redirects {
  const permanent = new Map([...others, ...formerAddresses(nodes)])
  return { permanent, temporary: new Map(removedBlogPages(nodes)) }
}

function formerAddresses(nodes: Nodes): Map<string, string> {
  const names = Object.keys(collections) as CollectionName[]
  const pages = names.flatMap((collection) =>
    nodesOfType(nodes, collections[collection].typeName).flatMap((node) =>
      formerSlugsOf(node).flatMap((slug): [string, string][] => {
        const { translation, translatedPath, path } = node
        const language = translation || undefined
        const former = addressInLanguage({ collection, slug, language })
        const current = language ? translatedPath : path
        return former ? [[former, current]] : []
      }),
    ),
  )
  return new Map(
    [...pages, ...movedDocuments(nodes), ...movedFilters(nodes)].sort(([a], [b]) => compare(a, b)),
  )
}

/** PDFs in all languages are named after the original's file. */
function movedDocuments(nodes: Nodes): [string, string][] {
  return documentTypes.flatMap((type) => {
    const entries = nodesOfType(nodes, type).filter((entry) => isGenerated(type, entry))
    return entries.flatMap(({ slug, translation }) => {
      const address = (name: string) => documentAddress(type, { slug: name, translation })
      const original = entries.find((entry) => entry.slug === slug && !entry.translation)
      const former = original ? formerSlugsOf(original) : []
      return former.map((name): [string, string] => [address(name), address(slug)])
    })
  })
}

/** Filters of cases by a renamed industry. In all languages, their address has the name of the original. */
function movedFilters(nodes: Nodes): [string, string][] {
  const cases = nodesOfType(nodes, 'Case')
  const industries = nodesOfType(nodes, 'Industry')
  return industries.flatMap(({ slug, translation }) => {
    const address = (name: string) =>
      folderOf(translation || undefined) + caseFilterPath('industry', name)
    const original = industries.find((entry) => entry.slug === slug && !entry.translation)
    const isFilter = cases.some((entry) =>
      entry.industries.some((name) => name.endsWith(`/${slug}`)),
    )
    const former = original && isFilter ? formerSlugsOf(original) : []
    return former.map((name): [string, string] => [address(name), address(slug)])
  })
}

const formerSlugsOf = ({ formerSlugs }: EntryNode): readonly string[] => formerSlugs ?? []

/** Returns `_redirects` for Netlify, Cloudflare Pages and our local server. */
export function redirectLines(redirects: Redirects, { pathPrefix }: SiteAddress): string {
  // Cloudflare treats a URL with a trailing slash as different.
  const withSlash = (rows: ReadonlyMap<string, string>, status: number) =>
    [...rows].flatMap(([from, to]) => [from, `${from}/`].map((source) => [source, to, status]))
  const lines = [
    ...withSlash(redirects.permanent, 301),
    ...withSlash(redirects.temporary, 302),
    ['/index', '/', 301],
  ].map(([from, to, status]) => `${pathPrefix}${from} ${pathPrefix}${to} ${status}\n`)
  // Netlify would send status 200 with the 404 page. Cloudflare ignores this line.
  return [...lines, `${pathPrefix}/404 ${pathPrefix}/404.html 404!\n`].join('')
}

/**
 * Returns HTML files that redirect, by path in `hosting/`, for hosts without
 * redirect lists, such as GitHub Pages and object stores. They are outside
 * `dist/`, because Netlify would serve them instead of its redirects.
 */
export function redirectPages(
  { permanent, temporary }: Redirects,
  site: SiteAddress,
  nodes: Nodes,
): Record<string, string> {
  const languages = nodesByLanguage(nodes)
  const wordsAt = (address: string) => {
    const isIn = ({ language: { folder } }: LanguageNodes) => address.startsWith(`${folder}/`)
    // `findLast` prefers a translation's folder, because the empty folder of
    // the original language matches every address.
    return wordsOf(languages.findLast(isIn) ?? nodes).moved
  }
  // The second file serves the URL with a trailing slash.
  const pages = [...permanent, ...temporary].flatMap(([from, to]) =>
    [`pages${from}.html`, `pages${from}/index.html`].map((file): [string, string] => [
      file,
      redirectPage(site.absolute(to), site.pathPrefix + to, wordsAt(to)),
    ]),
  )
  return Object.fromEntries(pages)
}

function redirectPage(canonical: string, target: string, words: Words['moved']): string {
  const [url, path] = [escaped(canonical), escaped(target)]
  const link = `<a href="${path}">${url}</a>`
  const text = escaped(fillWords(words.text, { address: canonical })).replaceAll(url, () => link)
  return `<!doctype html><meta charset="utf-8"><title>${escaped(words.title)}</title><link rel="canonical" href="${url}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${path}"><p>${text}</p>\n`
}
