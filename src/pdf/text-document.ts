/** Makes the PDF of a text: a heading with facts, then the text itself with its tables, code and lists. */
import type { BodyNode } from '../content-model/read/body-tree'
import type { DocumentSource } from './document'
import {
  type DocumentContext,
  documentData,
  fileName,
  type PrintedPictures,
  typesetBody,
} from './document-data'

/** A text that becomes a document. */
export interface DocumentText {
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

/** Returns what the document of a text is made from. @param pictures of its body */
export function textDocument(
  { title, summary, kind, notice, facts, body, path }: DocumentText,
  context: DocumentContext,
  pictures: PrintedPictures,
): DocumentSource {
  const page = { title, description: summary, path }
  return {
    template: 'template/document.typ',
    data: { ...documentData(page, context), kind, notice, facts },
    ...typesetBody(body, context, pictures),
    downloadName: fileName(`${context.settings.brand} ${title}`),
  }
}
