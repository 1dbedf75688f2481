import { readFileSync } from 'node:fs'
import type { Element, Parents } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { filesBelow } from '../../src/generator/publish/files'

/** A built page, as a crawler without scripts sees it. */
export interface BuiltPage {
  path: string
  language: string
  titles: string[]
  headings: string[]
  /** Headings of the main part outside navigation, as Markdown. */
  outline: string[]
  /** `<meta>` contents by name or property. */
  meta: Record<string, string[]>
  canonical: string[]
  data: string[]
  /** Includes hidden answers. */
  text: string
  links: string[]
  /** Links can target these elements. */
  ids: string[]
  /** Links in the main part outside navigation. */
  mainLinks: string[]
}

export function builtPaths(dist = 'dist'): string[] {
  return filesBelow(dist)
    .filter((file) => file.endsWith('.html') && !file.startsWith('page-data/'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .sort()
}

export const htmlFile = (path: string, dist = 'dist'): string =>
  `${dist}${path === '/' ? '/index' : path}.html`

/** Pages by file path, cached because several tests read all pages. */
const known = new Map<string, BuiltPage>()

/** Parses a built page without running scripts. */
export function readPage(path: string, dist = 'dist'): BuiltPage {
  const file = htmlFile(path, dist)
  const page = known.get(file) ?? parsePage(path, readFileSync(file, 'utf8'))
  known.set(file, page)
  return page
}

function parsePage(path: string, html: string): BuiltPage {
  // SVG drawings may have titles. Styles are half of a page.
  const all = elementsIn(fromHtml(html.replace(/<(svg|style)\b.*?<\/\1>/gs, '')))
  const named = (name: string) => all.filter(({ tagName }) => tagName === name)
  const texts = (elements: readonly Element[]) => elements.map((element) => textOf(element))
  const attribute = ({ properties }: Element, name: string) => String(properties[name] ?? '')
  const meta: Record<string, string[]> = {}
  for (const element of named('meta'))
    for (const name of [attribute(element, 'name'), attribute(element, 'property')])
      if (name) meta[name] = [...(meta[name] ?? []), attribute(element, 'content')]
  const main = named('main').flatMap((element) => elementsIn(element, ['nav']))
  return {
    path,
    language: named('html').map((element) => attribute(element, 'lang'))[0] ?? '',
    titles: texts(named('title')),
    headings: texts(named('h1')),
    outline: main
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map((heading) => `${'#'.repeat(Number(heading.tagName[1]))} ${plain(textOf(heading))}`),
    meta,
    canonical: named('link')
      .filter((element) => attribute(element, 'rel') === 'canonical')
      .map((element) => attribute(element, 'href')),
    data: named('script')
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .map((element) => textOf(element)),
    text: texts(named('body')).join(''),
    links: targetsOf(all),
    ids: all.map((element) => attribute(element, 'id')),
    mainLinks: targetsOf(main),
  }
}

const targetsOf = (elements: readonly Element[]) =>
  elements.flatMap(({ tagName, properties }) =>
    tagName === 'a' && properties.href ? [String(properties.href)] : [],
  )

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** In document order. */
function elementsIn({ children }: Parents, without: readonly string[] = []): Element[] {
  return children.flatMap((child) =>
    child.type === 'element' && !without.includes(child.tagName)
      ? [child, ...elementsIn(child, without)]
      : [],
  )
}

/** Without scripts. */
function textOf({ children }: Parents): string {
  return children
    .map((child) => {
      if (child.type === 'text') return child.value
      return child.type === 'element' && child.tagName !== 'script' ? textOf(child) : ''
    })
    .join('')
}

export function isIndexable({ meta }: BuiltPage): boolean {
  return !meta.robots?.some((content) => content.includes('noindex'))
}
