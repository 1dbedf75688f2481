import type { BodyNode } from '../content-model/read/body-tree'
import type { DocumentSource } from './document'
import {
  type DocumentContext,
  documentData,
  fileName,
  type PrintedPictures,
  typesetBody,
} from './document-data'

export interface DocumentText {
  title: string
  summary: string
  /** In the header. */
  kind: string
  /** In the footer. */
  notice: string
  facts: readonly { label: string; value: string }[]
  body: readonly BodyNode[]
  /** Page that links to the document. */
  path: string
}

/** Returns the PDF of a text: a title with facts, then the body. */
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
