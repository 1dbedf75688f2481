import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { filesBelow } from '../../src/generator/publish/files'

/** What a crawler without scripts finds on a page of the built site. */
export interface BuiltPage {
  path: string
  language: string
  titles: string[]
  headings: string[]
  /** Contents of `<meta>` elements by name or property. */
  meta: Record<string, string[]>
  canonical: string[]
  /** Texts of the structured data. */
  data: string[]
  /** All words of the page, hidden answers included. */
  text: string
  /** Where its links lead. */
  links: string[]
}

/** Addresses of all pages in `dist/`. */
export function builtPaths(): string[] {
  return filesBelow('dist')
    .filter((file) => file.endsWith('.html') && !file.startsWith('page-data/'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .sort()
}

/**
 * Reads a page of the built site as a browser parses it, without running anything. The tab must not
 * show the site yet, whose policy lets no script parse HTML.
 */
export async function readPage(page: Page, path: string): Promise<BuiltPage> {
  const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
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

/** Whether search engines may list a page. */
export function isIndexable({ meta }: BuiltPage): boolean {
  return !meta.robots?.some((content) => content.includes('noindex'))
}
