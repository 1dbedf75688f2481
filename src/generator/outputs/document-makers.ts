/** What the PDFs of entries are made from: their nodes. */
import { basename } from 'node:path'
import type { Node } from 'gatsby'
import { type DocumentType, documentAddress } from '../../content-model/addresses/document-address'
import { priceOf } from '../../content-model/collections/small-collections'
import { isComingSoon } from '../../content-model/visibility/coming-soon'
import { isSvg } from '../../diagrams/svg-figure'
import { writeDate } from '../../language/written'
import { caseDocument } from '../../pdf/case-document'
import type { DocumentSource } from '../../pdf/document'
import type { DocumentContext, PrintedPictures } from '../../pdf/document-data'
import { portfolioDocument } from '../../pdf/portfolio'
import { printedPicture } from '../../pdf/printed-picture'
import { textDocument } from '../../pdf/text-document'
import { vendorFileText } from '../../sections/article/vendor-file-text'
import { fillWords } from '../../site/interface-words'
import { cachedDrawing, drawTrees } from '../graphql/drawings'
import { originalId } from '../graphql/in-language'
import { naming } from '../graphql/leading-entries'
import { withSharedParts } from '../graphql/shared-parts'
import { bodyOf, type WithBody } from '../nodes/entry-body'
import { type NodeOf, type Nodes, nodesOfType } from '../nodes/typed-nodes'
import type { FilterNames } from '../pages/case-filters'

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
) => Promise<DocumentSource>

/** Functions that return what the PDF of an entry is made from, by the type of entries. */
export const documentMakers: { [T in DocumentType]: Maker<T> } = {
  /** Names the sample deliverables of the service. */
  async Service(entry, site) {
    const { root, settings, shown, address } = site
    const services = nodesOfType(shown, 'Service')
    const find = (id: string) => services.find((one) => originalId(one) === id)
    const samples = naming(nodesOfType(shown, 'Deliverable'), 'services', entry).map((sample) => {
      return { title: sample.title, url: address.whole(documentAddress('Deliverable', sample)) }
    })
    const { language } = settings
    const { source, caption = '' } = entry.diagram ?? {}
    const drawing = source && (await cachedDrawing(source, { root, language }))
    const diagram = drawing ? { caption, drawing } : undefined
    const offerings = nodesOfType(shown, 'Offering')
    const prices = entry.offerings.flatMap((id) => {
      const offering = offerings.find((one) => originalId(one) === id)
      const price = offering && priceOf(offering, settings.budgets)
      return offering?.terms && price ? { ...offering.terms, title: offering.title, price } : []
    })
    const others = entry.quotedSeparately.map((work) => ({ ...work, bandFor: '' }))
    const service = {
      ...withSharedParts(entry, find),
      samples,
      diagram,
      prices: [...prices, ...others],
    }
    return portfolioDocument(service, site)
  },

  async Case(entry, site) {
    const { filterName, shown } = site
    const industries = nodesOfType(shown, 'Industry').filter(({ listed }) => listed)
    const names = new Map(industries.map((industry) => [originalId(industry), industry.name]))
    return caseDocument(
      {
        ...entry,
        domain: filterName(entry.domain),
        protocols: entry.protocols.map(filterName),
        industryNames: entry.industries.flatMap((id) => names.get(id) ?? []),
        body: await drawnBody(entry, site),
      },
      site,
      await printedPictures(entry),
    )
  },

  async Deliverable(entry, site) {
    const kind = site.words.deliverable.document
    const body = await drawnBody(entry, site)
    const text = { ...entry, kind, body, path: '/deliverables' }
    return textDocument(text, site, await printedPictures(entry))
  },

  async VendorFile(entry, site) {
    const { settings, words } = site
    const date = writeDate(entry.checked, settings.language)
    const body = await drawnBody(entry, site)
    const text = {
      ...entry,
      kind: words.vendorFile.document,
      notice: fillWords(words.vendorFile.checked, { date }),
      facts: [],
      body: vendorFileText({ ...entry, body, headings: [] }, words).body,
    }
    return textDocument(text, site, await printedPictures(entry))
  },
}

/** Returns the pictures of a text by the names of their files; SVG files are drawn with the text. */
async function printedPictures({ figures = [] }: WithBody): Promise<PrintedPictures> {
  const pictures = figures
    .filter((path) => !isSvg(path))
    .map(async (path) => [basename(path), await printedPicture(path)] as const)
  return Object.fromEntries(await Promise.all(pictures))
}

const drawnBody = (node: WithBody, { root, settings }: DocumentSite) =>
  drawTrees(bodyOf(node), { root, language: settings.language, figures: node.svgFigures })

/** The types of entries that have a PDF. */
export const documentTypes = Object.keys(documentMakers) as DocumentType[]

/** Whether the PDF of an entry is made: that of a service may be supplied by the writer. */
export function isMade(type: DocumentType, entry: Node): boolean {
  const { status, portfolio } = entry as NodeOf<'Service'>
  return type !== 'Service' || !(isComingSoon({ status }) || portfolio?.pdf)
}
