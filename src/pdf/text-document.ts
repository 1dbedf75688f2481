/** Makes the PDF of a text: a heading with facts, then the text itself with its tables, code and lists. */

import type { BodyNode } from '../content-model/read/body-tree'
import { plainBody } from '../generator/outputs/plain-body'
import { standaloneLogo } from '../look/logo'
import { siteLogo } from '../look/site-logo'
import { type DocumentOptions, type NamedDocument, typesetDocument } from './document'
import { addressOf, languageOf, lightColors, type PortfolioSettings, words } from './portfolio-data'

/** A text that becomes a document. */
export interface DocumentText {
  /** Name of the file, without its ending. */
  slug: string
  title: string
  summary: string
  /** What the document is, above its title. */
  kind: string
  /** What every page says at its foot. */
  notice: string
  /** Facts below the title. */
  facts: readonly { label: string; value: string }[]
  body: readonly BodyNode[]
  /** Address of the page that leads to the document. */
  path: string
}

/**
 * Makes the document of a text, or finds it in the cache.
 * @throws when Typst cannot set the template; never because of a writer's words
 */
export async function textDocument(
  text: DocumentText,
  settings: PortfolioSettings,
  options: DocumentOptions,
): Promise<NamedDocument> {
  const data = textDocumentData(text, settings, siteLogo(options.root).svg)
  const source = {
    slug: text.slug,
    folders: ['template'],
    template: 'template/document.typ',
    data: JSON.stringify(data),
  }
  const made = await typesetDocument(source, options)
  const name = `${settings.brand} ${text.title}`.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return { ...made, downloadName: `${name.replace(/^-|-$/g, '')}.pdf` }
}

/**
 * Returns the data of the template document.typ, ready for JSON.
 * @param logo its markup
 */
export function textDocumentData(text: DocumentText, settings: PortfolioSettings, logo: string) {
  const { brand, siteUrl, language } = settings
  const address = (target: string) => (/^\//.test(target) ? addressOf(settings, target) : target)
  const body = plainBody(text.body, { address }).map((node) => typesetNode(node, false))
  return {
    documentTitle: words(`${text.title} | ${brand}`),
    description: words(text.summary),
    language: languageOf(language),
    pageUrl: addressOf(settings, text.path),
    kind: words(text.kind),
    title: words(text.title),
    summary: words(text.summary),
    notice: words(text.notice),
    facts: text.facts.map(({ label, value }) => ({ label: words(label), value: words(value) })),
    body,
    // The template looks for long words only when there are any: it takes time.
    hasLongWords: /[^\s"]{25,}/.test(JSON.stringify(body)),
    sections: { brand: words(brand), contact: { site: words(siteUrl.replace(/^https:\/\//, '')) } },
    colors: lightColors,
    logo: standaloneLogo(logo),
  }
}

/** An element as the template reads it. */
type TypesetNode = string | { kind: string; url?: string; children: TypesetNode[] }

/** Returns a node without what a PDF does not need; white space stands in code only. */
function typesetNode(node: BodyNode, inCode: boolean): TypesetNode {
  if (typeof node === 'string')
    return inCode ? printable(node) : printable(node).replace(/\s+/g, ' ')
  const [kind, properties, ...children] = node
  const isCode = inCode || kind === 'code' || kind === 'pre'
  const { href } = properties ?? {}
  return {
    kind,
    // A link to a place in the text has no target in the document.
    ...(typeof href === 'string' && !href.startsWith('#') && { url: href }),
    children: children.map((child) => typesetNode(child, isCode)),
  }
}

/** Removes characters that JSON or PDF cannot carry. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '').replaceAll('\t', '  ')
}
