/** Finds the pages of a site that have changed for visitors. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltPage, type BuiltSite, wordsOf } from './built-site'
import type { Aspect, ChangedPage, Report } from './report'

/** Compares two built sites. Pages of which only hashes differ are unchanged. */
export function compareSites(before: BuiltSite, after: BuiltSite): Report {
  const paths = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort()
  const pages = paths.flatMap((path) => changeOf(path, before, after) ?? [])
  return {
    pages,
    unchanged: paths.length - pages.length,
    frame: frameChange(before, after),
    weight: weightChange(before, after),
  }
}

function changeOf(path: string, before: BuiltSite, after: BuiltSite): ChangedPage | undefined {
  const [old, now] = [before.pages.get(path), after.pages.get(path)]
  // Without the brand at its end, which is on every page.
  const title = (now ?? old)?.title.replace(/ \| [^|]*$/, '') ?? ''
  const html = { ...(old && { before: old.bytes }), ...(now && { after: now.bytes }) }
  if (!old || !now) return { path, title, kind: now ? 'added' : 'removed', aspects: [], html }
  const changed = [
    ...aspectsOf(old, now),
    ...Object.entries(filesOf(path)).flatMap(([aspect, files]) =>
      files.some((file) => !isSame(file, before, after)) ? [aspect as Aspect] : [],
    ),
  ]
  return changed.length > 0 ? { path, title, kind: 'changed', aspects: changed, html } : undefined
}

function aspectsOf(old: BuiltPage, now: BuiltPage): Aspect[] {
  const found: Aspect[] = []
  if (old.words !== now.words) found.push('words')
  else if (old.content !== now.content) found.push('links and pictures')
  const isMoved = old.content === now.content && old.classes !== now.classes
  if (isMoved || old.styles !== now.styles) found.push('look')
  if (old.result !== now.result) found.push('search result')
  if (!old.isStale && now.isStale) found.push('stale translation')
  return found
}

/** Returns the files that belong to a page and are named after it. */
function filesOf(path: string): Partial<Record<Aspect, string[]>> {
  const service = /^\/services\/([^/]+)$/.exec(path)?.[1]
  return {
    'share image': [`share${path === '/' ? '/index' : path}.png`],
    ...(service && { PDF: [`documents/${service}.pdf`] }),
  }
}

function isSame(file: string, before: BuiltSite, after: BuiltSite): boolean {
  const [old, now] = [before, after].map(({ folder }) => join(folder, file))
  if (!old || !now || !existsSync(old) || !existsSync(now))
    return existsSync(old ?? '') === existsSync(now ?? '')
  return readFileSync(old).equals(readFileSync(now))
}

function frameChange(before: BuiltSite, after: BuiltSite): Report['frame'] {
  const added = new Set<string>()
  const removed = new Set<string>()
  let pages = 0
  for (const [path, now] of after.pages) {
    const old = before.pages.get(path)
    if (!old || old.frame === now.frame) continue
    const [links, former] = [linksOf(now.frame), linksOf(old.frame)]
    const come = [...links].filter((link) => !former.has(link))
    const gone = [...former].filter((link) => !links.has(link))
    if (come.length + gone.length === 0 && wordsOf(now.frame) === wordsOf(old.frame)) continue
    pages += 1
    for (const link of come) added.add(link)
    for (const link of gone) removed.add(link)
  }
  const some = (links: Set<string>) => [...links].slice(0, 100)
  return { pages, added: some(added), removed: some(removed) }
}

/** Returns links by text and address. A card's link is named by its heading, the first strong text in it. */
function linksOf(html: string): Set<string> {
  const links = html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)
  return new Set(
    [...links].map(([, address = '', inner = '']) => {
      const name = /<strong[^>]*>(.*?)<\/strong>/s.exec(inner)?.[1] ?? inner
      return `${wordsOf(name)} (${wordsOf(address)})`.slice(0, 300)
    }),
  )
}

function weightChange(before: BuiltSite, after: BuiltSite): Report['weight'] {
  const kinds = [...new Set([...before.weight.keys(), ...after.weight.keys()])].sort()
  return kinds.map((kind) => {
    const [old, now] = [before.weight.get(kind), after.weight.get(kind)]
    return {
      kind,
      ...(old !== undefined && { before: old }),
      ...(now !== undefined && { after: now }),
    }
  })
}
