/** PDFs of cases: made when a page asks for them, and published for every case. */

import { basename } from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import type { EntryDocument } from '../../content-model/collections/query-results'
import { isSvg } from '../../diagrams/svg-figure'
import { casePdf } from '../../pdf/case-document'
import type { NamedDocument } from '../../pdf/document'
import { printedPicture } from '../../pdf/printed-picture'
import { drawTrees } from '../graphql/drawings'
import { entriesById, type LanguageContext } from '../graphql/in-language'
import { bodyOf, type WithBody } from '../nodes/entry-body'
import { nodeId } from '../nodes/entry-fields'
import { type NodeOf, nodesOfType } from '../nodes/typed-nodes'
import {
  type DocumentSite,
  type DocumentsOf,
  describeDocument,
  documentOptions,
  siteOfPage,
} from './documents'

/** A case's node: its text, and the paths of the pictures in it. */
type CaseNode = NodeOf<'Case'> & WithBody & { figures?: readonly string[] }
type IndustryNode = NodeOf<'Industry'>

const stemOf = ({ slug }: CaseNode, { folder }: DocumentSite) =>
  `${folder}/documents/cases/${slug}`.slice(1)

/** Adds `document` to cases. Its resolver makes the PDF, so that the page can name its size and pages. */
export function addCaseDocuments({
  createResolvers,
  store,
  getNodesByType,
}: CreateResolversArgs): void {
  const root: string = store.getState().program.directory
  createResolvers({
    Case: {
      document: {
        type: 'EntryDocument',
        async resolve(
          entry: CaseNode,
          _arguments: unknown,
          context: LanguageContext,
        ): Promise<EntryDocument> {
          const site = await siteOfPage(context, { getNodesByType })
          const industries = entriesById(context, 'Industry', entry.industries) as IndustryNode[]
          const made = await make(entry, industries, site, root)
          return describeDocument(stemOf(entry, site), made, site)
        },
      },
    },
  })
}

async function make(
  entry: CaseNode,
  industries: readonly IndustryNode[],
  site: DocumentSite,
  root: string,
): Promise<NamedDocument> {
  const { settings, words, filterName } = site
  const industryNames = industries.filter(({ listed }) => listed).map(({ name }) => name)
  const figures = await Promise.all(
    (entry.figures ?? [])
      .filter((path) => !isSvg(path))
      .map(async (path) => [basename(path), await printedPicture(path)] as const),
  )
  return casePdf(
    {
      ...entry,
      domain: filterName(entry.domain),
      protocols: entry.protocols.map(filterName),
      industryNames,
      body: await drawTrees(bodyOf(entry), {
        root,
        language: settings.language,
        figures: entry.svgFigures,
      }),
    },
    { settings, labels: words.casePage, documents: words.documents },
    Object.fromEntries(figures),
    documentOptions(root, 'case-documents', site),
  )
}

/** Returns the PDFs of all cases. */
export const caseDocuments: DocumentsOf = (nodes, site, root) => {
  const industries = nodesOfType(nodes.shown, 'Industry')
  return (nodes.getNodesByType('Case') as CaseNode[]).map((entry) => {
    const ids: readonly string[] = entry.industries
    const ofEntry = industries.filter(({ slug }) => ids.includes(nodeId('industries', slug)))
    return { stem: stemOf(entry, site), make: () => make(entry, ofEntry, site, root) }
  })
}
