/** Makes the PDF of a case: its facts, its measurements, its story and its figure. */

import { basename } from 'node:path'
import type * as z from 'zod'
import type { caseSchema } from '../content-model/collections/cases'
import type { interfaceSchema } from '../content-model/collections/interface-words/interface'
import type { BodyNode } from '../content-model/read/body-tree'
import { type Formats, formatsOf } from '../language/formats'
import { writeDate, writeMonth } from '../language/written'
import { writeWords } from '../language/written-words'
import { siteLogo } from '../look/site-logo'
import type { EntryWeave } from '../motif/chain'
import { families } from '../motif/families'
import { fillWords } from '../site/interface-words'
import { type DocumentOptions, type NamedDocument, typesetDocument } from './document'
import {
  addresses,
  addressOf,
  type DocumentWords,
  drawings,
  fileName,
  labelsOf,
  languageOf,
  type PortfolioSettings,
  words,
} from './portfolio-data'
import { typesetBody } from './typeset-body'

type Case = z.output<typeof caseSchema>

/** A case as its document shows it. */
export interface CaseDocumentEntry
  extends Pick<
    Case,
    | 'title'
    | 'metaDescription'
    | 'client'
    | 'summary'
    | 'domain'
    | 'protocols'
    | 'period'
    | 'team'
    | 'problem'
    | 'constraints'
    | 'built'
    | 'measures'
    | 'dropped'
    | 'differently'
    | 'quote'
  > {
  slug: string
  weave?: EntryWeave | null
  /** Names of its industries. */
  industryNames: readonly string[]
  body: readonly BodyNode[]
}

/** What all documents of cases share. */
interface CaseSite {
  settings: PortfolioSettings
  labels: z.output<typeof interfaceSchema>['casePage']
  documents: DocumentWords
}

/**
 * Makes the document of a case, or finds it in the cache.
 * @param figures pictures of its text by file name, as PNG or JPEG; of one that is missing, its alternative text is set
 */
export async function casePdf(
  entry: CaseDocumentEntry,
  site: CaseSite,
  figures: Readonly<Record<string, Buffer>>,
  options: DocumentOptions,
): Promise<NamedDocument> {
  const pictures = Object.fromEntries(
    Object.entries(figures).map(([name, bytes]) => [figurePath(entry.slug, name).slice(1), bytes]),
  )
  const source = {
    slug: entry.slug,
    folders: ['template', 'case'],
    template: 'case/case.typ',
    data: JSON.stringify(
      caseData(entry, site, { figures: Object.keys(figures), logo: siteLogo(options.root).svg }),
    ),
    pictures,
  }
  const made = await typesetDocument(source, options)
  return { ...made, downloadName: fileName(`${site.settings.brand} ${entry.title}`) }
}

/** Returns the path of a figure for the template. Its ending is none that Typst knows: the bytes say what it is. */
function figurePath(slug: string, file: string): string {
  return `/case/figures/${slug}/${file}.picture`
}

interface Drawings {
  /** File names of the figures there are. */
  figures: readonly string[]
  /** Markup of the logo. */
  logo: string
}

function caseData(
  entry: CaseDocumentEntry,
  { settings, labels, documents }: CaseSite,
  { figures, logo }: Drawings,
) {
  const { slug, title, client, body } = entry
  const formats = formatsOf(settings.language)
  const picture = (src: string) => {
    const file = basename(src)
    return figures.includes(file) ? figurePath(slug, file) : undefined
  }
  const sections = {
    brand: words(settings.brand),
    cover: {
      eyebrow: [labels.document, client].map(words),
      title: words(title),
      headline: words(entry.summary),
    },
    facts: factsOf(entry, labels, formats),
    problem: words(entry.problem),
    constraints: entry.constraints.map(words),
    built: words(entry.built),
    measures: entry.measures.map(({ what, before, after, method, asOf }) => ({
      what: words(what),
      before: words(before),
      after: words(after),
      method: `${words(method)} ${fillWords(labels.measuredOn, { date: writeDate(asOf, formats) })}`,
    })),
    story: typesetBody(body, settings, picture),
    dropped: entry.dropped.map((item) => ({
      title: words(item.title),
      description: words(item.description),
    })),
    differently: words(entry.differently),
    quote: { text: words(entry.quote.text), person: words(`${entry.quote.person} · ${client}`) },
    contact: addresses(settings),
  }
  return {
    documentTitle: words(`${title} | ${settings.brand}`),
    description: words(entry.metaDescription),
    language: languageOf(settings.language),
    email: words(settings.email),
    pageUrl: addressOf(settings, `/portfolio/${slug}`),
    labels: labelsOf(labels),
    sections,
    hasLongWords: /[^\s"]{25,}/.test(JSON.stringify(sections)),
    ...drawings({ settings, logo, documents }, { ...entry, family: families.case }),
  }
}

/** Returns the facts in the order of the page, each with its label. */
function factsOf(
  entry: CaseDocumentEntry,
  labels: CaseSite['labels'],
  formats: Formats,
): [string, string][] {
  const { client, industryNames, domain, protocols, period, team } = entry
  const start = writeMonth(period.start, 0, formats)
  const end = writeMonth(period.start, period.months - 1, formats)
  const isOneMonth = period.months === 1
  const size = writeWords(
    labels.people,
    { count: team.reduce((sum, { people }) => sum + people, 0) },
    formats,
  )
  const facts: [string, string][] = [
    [labels.client, client],
    [labels.industry, industryNames.join(formats.list)],
    [labels.domain, domain],
    [labels.protocols, protocols.join(formats.list)],
    [
      labels.period,
      isOneMonth
        ? start
        : writeWords(labels.months, { start, end, months: period.months }, formats),
    ],
    [labels.team, [size, ...team.map(({ people, role }) => `${people} ${role}`)].join('; ')],
  ]
  return facts.filter(([, fact]) => fact !== '').map(([name, fact]) => [words(name), words(fact)])
}
