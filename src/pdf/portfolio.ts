import type { Service } from '../content-model/collections/services'
import { serviceKindName } from '../content-model/collections/settings'
import type { Drawing } from '../diagrams/draw'
import { standalone } from '../diagrams/standalone'
import { writeDate, writeList } from '../language/written'
import { familyOf } from '../motif/families'
import { fillWords } from '../site/interface-words'
import type { DocumentSource } from './document'
import { type DocumentContext, documentData, fileName, motifOf } from './document-data'

export interface PortfolioService extends Omit<Service, 'diagram'> {
  slug: string
  diagram?: { caption: string; drawing: Drawing } | undefined
  samples: readonly { title: string; url: string }[]
  /** Offerings with a price. */
  prices: readonly { title: string; length: string; price: string; bandFor: string }[]
}

/** Returns the PDF of a service: a cover and one to three pages of sections. */
export function portfolioDocument(
  service: PortfolioService,
  context: DocumentContext,
): DocumentSource {
  const { settings, words } = context
  const { portfolio: labels } = words
  const { title, slug, hero, value, diagram, services, stats } = service
  const group = settings.serviceGroups.find(({ group }) => group === service.group)
  const kind = serviceKindName(hero.subtitle, settings.serviceKinds)
  const eyebrow = new Set([group?.name, kind].filter((name) => name !== undefined))
  const family = familyOf({ group: service.group }, settings)
  const page = { title, description: service.metaDescription, path: `/services/${slug}` }
  const figures = stats?.items.map((figure) => ({
    ...figure,
    note: noteOf(figure, labels, settings.language),
  }))
  const data = {
    ...documentData(page, context),
    motif: motifOf(slug, family, context),
    labels,
    eyebrow: [...eyebrow],
    headline: hero.title,
    value,
    services,
    process: service.process ?? null,
    benefits: service.benefits ?? null,
    figures: stats ? { title: stats.title, items: figures } : null,
    invitation: service.finalCta ?? null,
    contactUrl: context.address.absolute(`/contact?service=${slug}`),
    samples: service.samples,
    prices: service.prices,
    pricesTitle: words.servicePage.boughtAs,
    priceNote: settings.priceNote ?? null,
    diagram: diagram
      ? {
          ...standalone(diagram.drawing),
          alt: diagram.drawing.lines.join('; '),
          caption: diagram.caption,
        }
      : null,
  }
  const saved = downloadName(service, context)
  return { template: 'template/portfolio.typ', data, downloadName: saved }
}

/** How the figure was counted. */
function noteOf(
  { method, asOf, source, sourceUrl }: NonNullable<Service['stats']>['items'][number],
  labels: DocumentContext['words']['portfolio'],
  language: string,
): string | null {
  if (!method) return null
  const origin = writeList(
    [source, sourceUrl].flatMap((part) => part || []),
    language,
  )
  const parts = [
    method,
    asOf && `${labels.asOf} ${writeDate(asOf, language)}.`,
    origin && `${labels.source}: ${origin}`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** Returns `pdfFileName` or `<Brand>-<Service-Name>-Brochure.pdf` in the words of the interface. */
export function downloadName(
  {
    title,
    portfolio,
  }: { title: string; portfolio?: { pdfFileName?: string | undefined } | undefined },
  { settings, words }: DocumentContext,
): string {
  const names = { brand: settings.brand, service: title }
  return portfolio?.pdfFileName || fileName(fillWords(words.documents.portfolioFile, names))
}
