/** Makes the PDFs of entries, each from its node. */
import { basename } from 'node:path'
import { type DocumentType, documentAddress } from '../../content-model/addresses/document-address'
import { isAnnounced } from '../../content-model/visibility/announced'
import { isSvg } from '../../diagrams/svg-figure'
import { writeDate } from '../../language/written'
import { casePdf } from '../../pdf/case-document'
import type { DocumentOptions, NamedDocument } from '../../pdf/document'
import type { DocumentContext } from '../../pdf/document-data'
import { portfolioPdf } from '../../pdf/portfolio'
import { printedPicture } from '../../pdf/printed-picture'
import { textDocument } from '../../pdf/text-document'
import { vendorFileText } from '../../sections/article/vendor-file-text'
import { fillWords } from '../../site/interface-words'
import { drawTrees, keptDrawing } from '../graphql/drawings'
import { originalId } from '../graphql/in-language'
import { naming } from '../graphql/leading-entries'
import { withSharedParts } from '../graphql/shared-parts'
import { bodyOf, type WithBody } from '../nodes/entry-body'
import { type NodeOf, type Nodes, nodesOfType } from '../nodes/typed-nodes'
import type { FilterNames } from '../pages/filter-names'

/** What the documents of a language share. */
export interface DocumentSite extends DocumentContext {
  /** Returns what the language calls a domain or a protocol. */
  filterName: FilterNames
  /** The entries that documents name, in the language where they are translated. */
  shown: Nodes
}

type Maker<T extends DocumentType> = (
  entry: NodeOf<T> & WithBody,
  site: DocumentSite,
  options: DocumentOptions,
) => Promise<NamedDocument>

/** What makes the PDF of an entry, by the type of entries. */
export const documentMakers: { [T in DocumentType]: Maker<T> } = {
  /** Names the sample deliverables of the service. */
  async Service(entry, site, options) {
    const { settings, shown } = site
    const services = nodesOfType(shown, 'Service')
    const find = (id: string) => services.find((one) => originalId(one) === id)
    const samples = naming(nodesOfType(shown, 'Deliverable'), 'services', entry).map((sample) => {
      return { title: sample.title, address: documentAddress('Deliverable', sample) }
    })
    const { language } = settings
    const { source, caption = '' } = entry.diagram ?? {}
    const drawing = source && (await keptDrawing(source, { root: options.root, language }))
    const diagram = drawing ? { caption, drawing } : undefined
    const service = { ...withSharedParts(entry, find), samples, diagram }
    return portfolioPdf(service, site, options)
  },

  async Case(entry, site, options) {
    const { filterName, shown } = site
    const industries = nodesOfType(shown, 'Industry').filter(({ listed }) => listed)
    const names = new Map(industries.map((industry) => [originalId(industry), industry.name]))
    const figures = (entry.figures ?? []) as readonly string[]
    const pictures = figures
      .filter((path) => !isSvg(path))
      .map(async (path) => [basename(path), await printedPicture(path)] as const)
    return casePdf(
      {
        ...entry,
        domain: filterName(entry.domain),
        protocols: entry.protocols.map(filterName),
        industryNames: entry.industries.flatMap((id) => names.get(id) ?? []),
        body: await drawnBody(entry, site, options),
      },
      site,
      Object.fromEntries(await Promise.all(pictures)),
      options,
    )
  },

  async Deliverable(entry, site, options) {
    const kind = site.words.deliverable.document
    const body = await drawnBody(entry, site, options)
    return textDocument({ ...entry, kind, body, path: '/deliverables' }, site.settings, options)
  },

  async VendorFile(entry, site, options) {
    const { settings, words } = site
    const date = writeDate(entry.checked, settings.language)
    const body = await drawnBody(entry, site, options)
    const text = {
      ...entry,
      kind: words.vendorFile.document,
      notice: fillWords(words.vendorFile.checked, { date }),
      facts: [],
      body: vendorFileText({ ...entry, body, headings: [] }, words).body,
    }
    return textDocument(text, settings, options)
  },
}

const drawnBody = (node: WithBody, { settings }: DocumentSite, { root }: DocumentOptions) =>
  drawTrees(bodyOf(node), { root, language: settings.language, figures: node.svgFigures })

/** Whether a service's PDF is made, and not supplied by the writer. */
export const hasDocument = (service: NodeOf<'Service'>): boolean =>
  !isAnnounced(service) && !service.portfolio?.pdf
