/** Makes the PDF of a text: a heading with facts, then the text itself with its tables, code and lists. */

import type { BodyNode } from '../content-model/read/body-tree'
import { standaloneLogo } from '../look/logo'
import { siteLogo } from '../look/site-logo'
import { type DocumentOptions, type NamedDocument, typesetDocument } from './document'
import {
  addressOf,
  fileName,
  languageOf,
  lightColors,
  type PortfolioSettings,
  words,
} from './portfolio-data'
import { typesetBody } from './typeset-body'

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
  return { ...made, downloadName: fileName(`${settings.brand} ${text.title}`) }
}

/**
 * Returns the data of the template document.typ, ready for JSON.
 * @param logo its markup
 */
function textDocumentData(text: DocumentText, settings: PortfolioSettings, logo: string) {
  const { brand, siteUrl, language } = settings
  const body = typesetBody(text.body, settings)
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
