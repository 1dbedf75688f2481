/** Reads a built site as visitors see it: what is only there for machines is left out. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { filesBelow } from '../../src/generator/publish/files'

export interface BuiltPage {
  title: string
  /** The page's own text, as read. */
  words: string
  /** HTML of the same, with its links, pictures and structure. */
  content: string
  styles: string
  /** The classes of all elements. */
  classes: string
  /** The head without styles, as search engines read it. */
  result: string
  /** Header, menus and footer. */
  frame: string
  /** Whether it says that its original has changed since it was translated. */
  isStale: boolean
  /** Bytes of the HTML, compressed. */
  bytes: number
}

export interface BuiltSite {
  folder: string
  /** Pages by their path. */
  pages: ReadonlyMap<string, BuiltPage>
  /** Compressed bytes of all files, by kind. */
  weight: ReadonlyMap<string, number>
}

const kinds: Readonly<Record<string, string>> = {
  '.html': 'pages',
  '.js': 'scripts',
  '.woff2': 'fonts',
  '.png': 'pictures',
  '.jpg': 'pictures',
  '.webp': 'pictures',
  '.avif': 'pictures',
  '.svg': 'pictures',
  '.pdf': 'PDFs',
}

/** Files that `npm run compress` puts beside others. */
const isCopy = /\.(br|gz)$/

const isText = /\.(html|js|svg|json|xml|txt|md|webmanifest)$/

/**
 * Reads a built site.
 * @param folder such as `dist`
 * @throws when there is none
 */
export async function readSite(folder: string): Promise<BuiltSite> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`)
  const files = filesBelow(folder).filter((file) => !isCopy.test(file))
  const pages = new Map<string, BuiltPage>()
  const weight = new Map<string, number>()
  for (const file of files) {
    const content = await readFile(join(folder, file))
    const bytes = isText.test(file) ? await compressedSize(content) : content.length
    const kind = kinds[extname(file)] ?? 'data'
    weight.set(kind, (weight.get(kind) ?? 0) + bytes)
    if (file.endsWith('.html')) pages.set(pathOf(file), readPage(content.toString(), bytes))
  }
  return { folder, pages, weight }
}

function pathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`
}

/** Returns the size as hosts compress while they send, not the smallest possible. */
async function compressedSize(content: Buffer): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return (await promisify(brotliCompress)(content, { params })).length
}

/** Hashes of scripts, and policies made from them, which mean nothing to a visitor. */
const machinery = [
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  /<script\b(?![^>]*ld\+json).*?<\/script>/gs,
  /<link rel="(?:preload|modulepreload)"[^>]*>/g,
]

/** The line above a translation whose original has changed since. */
const newerOriginal = /<aside\b[^>]* data-newer-original.*?<\/aside>/s

function readPage(html: string, bytes: number): BuiltPage {
  const seen = machinery.reduce((text, pattern) => text.replace(pattern, ''), html)
  const [head = '', body = ''] = split(seen, '<body')
  const main = /<main\b.*<\/main>/s.exec(body)?.[0] ?? body
  const content = withoutClasses(main)
  const styles = /<style\b.*?<\/style>/gs
  return {
    title: wordsOf(/<title[^>]*>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
    words: wordsOf(content.replace(/<(script|noscript|svg)\b.*?<\/\1>/gs, '')),
    content,
    styles: (head.match(styles) ?? []).join('\n'),
    classes: (main.match(/ class="[^"]*"/g) ?? []).join(),
    result: head.replace(styles, ''),
    frame: withoutClasses(body.replace(main, '').replace(newerOriginal, '')),
    isStale: newerOriginal.test(body),
    bytes,
  }
}

function split(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  return index < 0 ? ['', text] : [text.slice(0, index), text.slice(index)]
}

/** Removes class names: they follow from their styles, which are compared themselves. */
function withoutClasses(html: string): string {
  return html.replace(/ class="[^"]*"/g, '')
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}

/** Returns the text of HTML. */
export function wordsOf(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
