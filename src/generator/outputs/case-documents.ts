/** The PDFs of cases. */
import { basename } from 'node:path'
import { isSvg } from '../../diagrams/svg-figure'
import { casePdf } from '../../pdf/case-document'
import { printedPicture } from '../../pdf/printed-picture'
import { drawTrees } from '../graphql/drawings'
import { bodyOf, type WithBody } from '../nodes/entry-body'
import type { NodeOf } from '../nodes/typed-nodes'
import type { Making } from './document-kind'

/** A case's node: its text, and the paths of the pictures in it. */
type CaseNode = NodeOf<'Case'> & WithBody & { figures?: readonly string[] }

/** Makes the PDF of a case. */
export async function caseDocument(entry: CaseNode, { site, entries, options }: Making) {
  const { settings, words, filterName } = site
  const industries = entries.byIds('Industry', entry.industries) as NodeOf<'Industry'>[]
  const figures = (entry.figures ?? [])
    .filter((path) => !isSvg(path))
    .map(async (path) => [basename(path), await printedPicture(path)] as const)
  const { root } = options
  const { language } = settings
  return casePdf(
    {
      ...entry,
      domain: filterName(entry.domain),
      protocols: entry.protocols.map(filterName),
      industryNames: industries.filter(({ listed }) => listed).map(({ name }) => name),
      body: await drawTrees(bodyOf(entry), { root, language, figures: entry.svgFigures }),
    },
    { settings, labels: words.casePage, documents: words.documents },
    Object.fromEntries(await Promise.all(figures)),
    options,
  )
}
