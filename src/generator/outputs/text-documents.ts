/** PDFs of texts: of sample deliverables and vendor-risk files. */
import { writeDate } from '../../language/written'
import { textDocument } from '../../pdf/text-document'
import { vendorFileText } from '../../sections/article/vendor-file-text'
import { fillWords } from '../../site/interface-words'
import { drawTrees } from '../graphql/drawings'
import { bodyOf, type WithBody } from '../nodes/entry-body'
import type { NodeOf } from '../nodes/typed-nodes'
import type { Making } from './document-kind'

const drawnBody = (node: WithBody, { site, options: { root } }: Making) =>
  drawTrees(bodyOf(node), {
    root,
    language: site.settings.language,
    figures: node.svgFigures,
  })

/** Makes the PDF of a sample deliverable. */
export async function deliverableDocument(node: NodeOf<'Deliverable'> & WithBody, making: Making) {
  const { settings, words } = making.site
  const kind = words.deliverable.document
  const body = await drawnBody(node, making)
  return textDocument({ ...node, kind, body, path: '/deliverables' }, settings, making.options)
}

/** Makes the PDF of a vendor-risk file. */
export async function vendorFileDocument(node: NodeOf<'VendorFile'> & WithBody, making: Making) {
  const { settings, words } = making.site
  const labels = words.vendorFile
  const date = writeDate(node.checked, settings.language)
  const body = await drawnBody(node, making)
  const text = {
    ...node,
    kind: labels.document,
    notice: fillWords(labels.checked, { date }),
    facts: [],
    body: vendorFileText({ ...node, body, headings: [] }, words).body,
  }
  return textDocument(text, settings, making.options)
}
