import type * as z from 'zod'
import type { caseSchema } from '../content-model/collections/cases'
import type { BodyNode } from '../content-model/read/body-tree'
import { writeDate, writeList, writeMonth } from '../language/written'
import { writeWords } from '../language/written-words'
import { families } from '../motif/families'
import { fillWords } from '../site/interface-words'
import type { DocumentSource } from './document'
import {
  type DocumentContext,
  documentData,
  fileName,
  motifOf,
  type PrintedPictures,
  typesetBody,
} from './document-data'

export interface CaseDocumentEntry extends z.output<typeof caseSchema> {
  slug: string
  industryNames: readonly string[]
  body: readonly BodyNode[]
}

/** Returns the PDF of a case: facts, measurements, story and figure. */
export function caseDocument(
  entry: CaseDocumentEntry,
  context: DocumentContext,
  pictures: PrintedPictures,
): DocumentSource {
  return {
    template: 'case/case.typ',
    data: caseData(entry, context),
    ...typesetBody(entry.body, context, pictures),
    downloadName: fileName(`${context.settings.brand} ${entry.title}`),
  }
}

function caseData(entry: CaseDocumentEntry, context: DocumentContext) {
  const { title, client, summary, problem, constraints, built, dropped, differently } = entry
  const labels = context.words.casePage
  const { language } = context.settings
  const page = { title, description: entry.metaDescription, path: `/portfolio/${entry.slug}` }
  return {
    ...documentData(page, context),
    motif: motifOf(entry.slug, entry.motif?.family ?? families.case, context, entry.motif),
    labels,
    eyebrow: [labels.document, client],
    headline: summary,
    facts: factsOf(entry, labels, language),
    ...{ problem, constraints, built, dropped, differently },
    measures: entry.measures.map(({ method, asOf, ...measure }) => ({
      ...measure,
      method: `${method} ${fillWords(labels.measuredOn, { date: writeDate(asOf, language) })}`,
    })),
    quote: { text: entry.quote.text, person: `${entry.quote.person} · ${client}` },
  }
}

function factsOf(
  entry: CaseDocumentEntry,
  labels: DocumentContext['words']['casePage'],
  language: string,
): [string, string][] {
  const { client, industryNames, domain, protocols, period, team } = entry
  const { months } = period
  const start = writeMonth(period.start, 0, language)
  const end = writeMonth(period.start, months - 1, language)
  const count = team.reduce((sum, { people }) => sum + people, 0)
  const size = writeWords(labels.people, { count }, language)
  const facts: [string, string][] = [
    [labels.client, client],
    [labels.industry, writeList(industryNames, language)],
    [labels.domain, domain],
    [labels.protocols, writeList(protocols, language)],
    [
      labels.period,
      months === 1 ? start : writeWords(labels.months, { start, end, months }, language),
    ],
    [labels.team, [size, ...team.map(({ people, role }) => `${people}\u00a0${role}`)].join('; ')],
  ]
  return facts.filter(([, fact]) => fact !== '')
}
