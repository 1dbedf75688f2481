import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileDiagnostic } from '../../src/content-model/check/diagnostics'
import { figuresPage, rows } from '../../src/content-model/collections/registry'
import { filesBelow } from '../../src/generator/publish/files'

/** Contents of built files by path. */
export type Outputs = ReadonlyMap<string, string>

/** Excludes scripts and page data, which do not show what is visible. */
export function outputsOf(root: string): Outputs {
  const outputs = new Map<string, string>()
  for (const folder of ['dist', 'hosting'])
    for (const file of filesBelow(join(root, folder)))
      if (
        /\.(html|xml|webmanifest)$|^_|redirects|^llms\.txt$/.test(file) &&
        !file.startsWith('page-data/')
      )
        outputs.set(`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8'))
  return outputs
}

/** Pages that list entries, except the home page, which has another file name. */
const listPages = rows
  .map(([, { address, shownOn }]) => address ?? shownOn)
  .filter((path) => path !== '/')
  .concat(figuresPage.path)

/** Fields alone order these lists. Text similarity orders the lists of other pages. */
const lists = new RegExp(
  `^dist(/index|${listPages.join('|')}|/blog/category/[\\w-]+|/menu)\\.html$|\\.xml$|redirects`,
)

/**
 * Returns an entry's traces in pages, lists and the check's advice. Replaces
 * its token, so that equal entries have equal traces.
 * @param anchor token of an entry in the middle of each list
 */
export function traceOf(
  token: string,
  anchor: string,
  outputs: Outputs,
  advice: readonly FileDiagnostic[],
): string[] {
  const own = new RegExp(token, 'gi')
  const trace: string[] = []
  for (const [file, text] of outputs) {
    // Each filter page lists all filters.
    if (/^dist\/portfolio\/\w+\//.test(file)) continue
    if (lists.test(file)) {
      const found = text.match(own)?.length ?? 0
      const side = text.indexOf(token) < text.indexOf(anchor) ? 'before' : 'after'
      if (found > 0) trace.push(`${file} names it ${found} times, first ${side} the anchor`)
      trace.push(...itemsWith(own, text).map((item) => `${file} lists ${item}`))
    } else if (leadOf(text).search(own) !== -1) trace.push(`${file} shows it as the lead`)
    else if (file.includes(token)) trace.push(`${file} ${pageParts(text)}`)
  }
  for (const { file, message } of advice) if (file.includes(token)) trace.push(message)
  return trace.map((line) => line.replace(own, 'TOKEN')).sort()
}

function leadOf(html: string): string {
  const [, lead = ''] = html.split(/ data-lead[^>]*>/)
  return lead.split('</p></div></div>')[0] ?? ''
}

/** Tokens of entries: see `tokens` in site.ts. */
const anyToken = /k[12]\d{3}/gi

/**
 * Returns the items, rows, figures and sections without other entries, and the
 * entry's tab panels. An item with an id includes its nested lists.
 */
function itemsWith(own: RegExp, html: string): string[] {
  const items = html
    .split(/<(?:li|tr|figure)\b|<div id=/)
    .map((item) => item.replace(/<\/(?:li|tr|figure)>.*$/s, ''))
  const rows = html.split('<li id=')
  const sections = html
    .split(/<(?:section|article)\b/)
    .map((part) => part.replace(/<\/(?:section|article)>.*$/s, ''))
  const isOwn = (part: string) =>
    part.search(own) !== -1 && part.match(anyToken)?.every((token) => token.match(own)) === true
  const panels = [...html.matchAll(/data-panel="[^"]*"/g)].filter(({ index }) => {
    const panel = html.slice(index + 1).split('data-panel="')[0] ?? ''
    return panel.search(own) !== -1
  })
  return [
    ...[items, rows, sections].flatMap((parts) => parts.slice(1).filter(isOwn).map(plain)),
    ...panels.map(String),
  ]
}

/** Removes what depends on the entry's name or position. */
function plain(html: string): string {
  return html
    .replace(/<div aria-hidden="true"><svg.*?<\/svg><\/div>/gs, '')
    .replace(/<picture.*?<\/picture>/gs, '')
    .replace(/>\s*\d+\s*</g, '><')
    .replace(/\d+(\.\d+)? KB/g, 'KB')
}

/** Returns the metadata, and the main part without the motif. */
function pageParts(html: string): string {
  const head = html.match(/<(title|meta|link rel="canonical")[^>]*>|ld\+json.*?<\/script>/gs) ?? []
  const [main = html] = /<main.*<\/main>/s.exec(html) ?? []
  const metadata = head.filter((element) => !element.includes('Content-Security-Policy'))
  return [...metadata, plain(main)].join('\n')
}
