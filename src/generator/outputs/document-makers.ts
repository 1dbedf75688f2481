import { basename } from 'node:path'
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
import { backlinksTo } from '../graphql/backlinks'
import { cachedDrawing, drawTrees } from '../graphql/drawings'
import { originalId } from '../graphql/in-language'
import { withSharedParts } from '../graphql/shared-parts'
import { bodyOf, type WithBody } from '../nodes/entry-body'
import { type EntryNode, type NodeOf, type Nodes, nodesOfType } from '../nodes/typed-nodes'
import type { FilterNames } from '../pages/case-filters'

/** Shared by the documents of a language. */
export interface DocumentSite extends DocumentContext {
  filterName: FilterNames
  /** Entries that documents reference, translated where possible. */
  shown: Nodes
}

type Maker<T extends DocumentType> = (
  entry: NodeOf<T>,
  site: DocumentSite,
) => Promise<DocumentSource>

/** Functions that return the source of a PDF, by GraphQL type. */
export const documentMakers: { [T in DocumentType]: Maker<T> } = {
  async Service(entry, site) {
    const { root, settings, shown, address } = site
    const services = nodesOfType(shown, 'Service')
    const find = (id: string) => services.find((service) => originalId(service) === id)
    const deliverables = backlinksTo(nodesOfType(shown, 'Deliverable'), 'services', entry)
    const samples = deliverables.map((sample) => ({
      title: sample.title,
      url: address.absolute(documentAddress('Deliverable', sample)),
    }))
    const { language } = settings
    const { source, caption = '' } = entry.diagram ?? {}
    const drawing = source && (await cachedDrawing(source, { root, language }))
    const diagram = drawing ? { caption, drawing } : undefined
    const offerings = nodesOfType(shown, 'Offering')
    const prices = entry.offerings.flatMap((id) => {
      const offering = offerings.find((candidate) => originalId(candidate) === id)
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

/** Returns a text's pictures by file name. SVG files are drawn with the text. */
async function printedPictures({ figures = [] }: WithBody): Promise<PrintedPictures> {
  const pictures = figures
    .filter((path) => !isSvg(path))
    .map(async (path) => [basename(path), await printedPicture(path)] as const)
  return Object.fromEntries(await Promise.all(pictures))
}

const drawnBody = (node: WithBody, { root, settings }: DocumentSite) =>
  drawTrees(bodyOf(node), { root, language: settings.language, figures: node.svgFigures })

export const documentTypes = Object.keys(documentMakers) as DocumentType[]

/**
 * Whether a PDF is generated. A service has none while it is coming soon, and
 * writers may upload their own.
 */
export function isGenerated(type: DocumentType, { status, portfolio }: EntryNode): boolean {
  return type !== 'Service' || !(isComingSoon({ status }) || portfolio?.pdf)
}
