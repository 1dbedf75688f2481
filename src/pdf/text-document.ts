/** Makes the PDF of a text: a heading with facts, then the text itself with its tables, code and lists. */
import type { BodyNode } from '../content-model/read/body-tree'
import { type DocumentOptions, type NamedDocument, typesetDocument } from './document'
import { type DocumentSettings, documentData, fileName, typesetBody } from './document-data'

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
  { slug, title, summary, kind, notice, facts, body, path }: DocumentText,
  settings: DocumentSettings,
  options: DocumentOptions,
): Promise<NamedDocument> {
  const page = { title, description: summary, path }
  const data = { ...documentData(page, settings, options.root), kind, notice, facts }
  const made = await typesetDocument(
    { slug, template: 'template/document.typ', data, body: typesetBody(body, settings) },
    options,
  )
  return { ...made, downloadName: fileName(`${settings.brand} ${title}`) }
}
