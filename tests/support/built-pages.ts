import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { filesBelow } from '../../src/generator/publish/files'

/** Content of a page of the built site, as a crawler without scripts sees it. */
export interface BuiltPage {
  path: string
  language: string
  titles: string[]
  headings: string[]
  /** Contents of `<meta>` elements by name or property. */
  meta: Record<string, string[]>
  canonical: string[]
  /** Sources of the JSON-LD elements. */
  data: string[]
  /** Text of the page, hidden answers included. */
  text: string
  /** Targets of its links. */
  links: string[]
}

/** Returns the paths of all pages of the built site. */
export function builtPaths(dist = 'dist'): string[] {
  return filesBelow(dist)
    .filter((file) => file.endsWith('.html') && !file.startsWith('page-data/'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .sort()
}

/**
 * Parses a page of the built site in the browser, without running its scripts. The tab must not show
 * the site yet, whose CSP lets no script parse HTML.
 * @param dist folder of the built site
 */
export async function readPage(page: Page, path: string, dist = 'dist'): Promise<BuiltPage> {
  const html = readFileSync(`${dist}${path === '/' ? '/index' : path}.html`, 'utf8')
  const found = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html')
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const texts = (selector: string) => all(selector).map(({ textContent }) => textContent ?? '')
    const meta: Record<string, string[]> = {}
    for (const element of all('meta'))
      for (const attribute of ['name', 'property']) {
        const name = element.getAttribute(attribute)
        if (name) meta[name] = [...(meta[name] ?? []), element.getAttribute('content') ?? '']
      }
    const data = texts('script[type="application/ld+json"]')
    for (const element of all('script, style')) if (element.closest('body')) element.remove()
    return {
      language: document.documentElement.lang,
      titles: texts('head > title'),
      headings: texts('h1'),
      meta,
      canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href') ?? ''),
      data,
      text: document.body.textContent ?? '',
      links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
    }
  }, html)
  return { path, ...found }
}

/** Returns whether search engines may list a page. */
export function isIndexable({ meta }: BuiltPage): boolean {
  return !meta.robots?.some((content) => content.includes('noindex'))
}
