/** Collects the data of the portfolio's template: words of a service and the settings, and two drawings. */
import type * as z from 'zod'
import type { MotifFamily } from '../content-model/collections/choices'
import { choiceName } from '../content-model/collections/choices'
import type { interfaceSchema } from '../content-model/collections/interface-words/interface'
import type { Service } from '../content-model/collections/services'
import type { Settings } from '../content-model/collections/settings'
import type { Drawing } from '../diagrams/draw'
import { standalone } from '../diagrams/standalone'
import type { Addresses } from '../language/addresses'
import { type Formats, formatsOf } from '../language/formats'
import { SiteAddress } from '../language/site-address'
import { addressLines, numberLinks, writeDate } from '../language/written'
import { colors } from '../look/colors'
import { standaloneLogo } from '../look/logo'
import type { EntryWeave } from '../motif/chain'
import { familyOf } from '../motif/families'
import { lightPalette, motif } from '../motif/motif'
import { fillWords } from '../site/interface-words'

interface Item {
  title: string
  description: string
}

/** A figure with what it counts, and how it was counted. */
interface CountedFigure {
  value: string
  label: string
  method?: string | null
  asOf?: string | null
  source?: string | null
  sourceUrl?: string | null
}

/** The parts of a service that its portfolio shows. An absent part may be null, as GraphQL has it. */
export interface PortfolioService
  extends Pick<Service, 'title' | 'metaDescription' | 'group' | 'value'> {
  slug: string
  weave?: EntryWeave | null
  diagram?: { caption: string; source: string } | null
  hero: Pick<Service['hero'], 'subtitle' | 'title'>
  services: Item & { features: Item[] }
  process?: NonNullable<Service['process']> | null
  benefits?: (Item & { items: Item[] }) | null
  stats?: { title: string; items: CountedFigure[] } | null
  finalCta?: Item | null
  portfolio?: { pdfFileName?: string | null } | null
  /** Sample deliverables that clients of the service receive. */
  samples?: readonly { title: string; address: string }[]
}

/** The settings that a portfolio shows. */
export type PortfolioSettings = Pick<
  Settings,
  | 'brand'
  | 'motif'
  | 'legalName'
  | 'siteUrl'
  | 'language'
  | 'email'
  | 'telephone'
  | 'whatsapp'
  | 'address'
  | 'serviceGroups'
> & {
  /** Of a document in a further language: the addresses of pages in it, by those of their originals. */
  addresses?: Addresses
}

/** Words that PDFs have in common. */
export type DocumentWords = z.output<typeof interfaceSchema>['documents']

/** What all portfolios of a site share. */
export interface PortfolioSite {
  settings: PortfolioSettings
  /** Headings and labels of the document itself. */
  labels: z.output<typeof interfaceSchema>['portfolio']
  documents: DocumentWords
  /** What visitors call the kinds of services. */
  kinds: z.output<typeof interfaceSchema>['serviceKinds']
}

/**
 * Returns the data of the template portfolio.typ, ready for JSON.
 * @param drawn the logo's markup, and the drawing of the service's diagram
 */
export function portfolioData(
  service: PortfolioService,
  { settings, labels, documents, kinds }: PortfolioSite,
  { logo, drawing }: { logo: string; drawing?: Drawing | undefined },
) {
  const family = familyOf({ group: service.group }, { ...settings, blogCategories: [] })
  const sections = {
    ...sectionsOf(service, { settings, labels, kinds }),
    diagram:
      drawing && service.diagram
        ? {
            ...standalone(drawing),
            alt: words(drawing.lines.join('; ')),
            caption: words(service.diagram.caption),
          }
        : null,
  }
  return {
    documentTitle: words(`${service.title} | ${settings.brand}`),
    description: words(service.metaDescription),
    language: languageOf(settings.language),
    samples: (service.samples ?? []).map(({ title, address }) => ({
      title: words(title),
      url: addressOf(settings, address),
    })),
    email: words(settings.email),
    pageUrl: addressOf(settings, `/services/${service.slug}`),
    contactUrl: addressOf(settings, `/contact?service=${service.slug}`),
    labels: labelsOf(labels),
    sections,
    // Longer than the narrowest column. The template looks for long words only when there are any: it
    // takes time.
    hasLongWords: /[^\s"]{25,}/.test(JSON.stringify(sections)),
    ...drawings({ settings, logo, documents }, { ...service, family }),
  }
}

/** What the drawings of a document are made of. */
interface Drawn {
  settings: Pick<Settings, 'motif'>
  /** Markup of the logo. */
  logo: string
  documents: DocumentWords
}

/** An entry as its motif shows it. */
interface WovenEntry {
  slug: string
  weave?: EntryWeave | null
  family: MotifFamily
}

/** Returns the colours, the logo and, where the site has motifs, the motif of a document. */
export function drawings(
  { settings, logo, documents }: Drawn,
  { slug: seed, weave, family }: WovenEntry,
) {
  return {
    colors: lightColors,
    motif: settings.motif && {
      svg: motif({ seed, weave, family: weave?.family ?? family, palette: lightPalette }),
      alt: words(fillWords(documents.motif, { family: weave?.family ?? family })),
    },
    logo: standaloneLogo(logo),
  }
}

/** The site's colours on paper, by their purpose. */
export const lightColors = Object.fromEntries(
  Object.entries(colors).map(([name, { light }]) => [name, light]),
)

/** Returns labels as templates take them, by their names. */
export function labelsOf(labels: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, words(label)]))
}

/** Returns a full address of the site, which may stand in a folder of its host. */
export function addressOf(
  { siteUrl, addresses }: Pick<PortfolioSettings, 'siteUrl' | 'addresses'>,
  path: string,
): string {
  const prefix = (process.env.PATH_PREFIX ?? '')
    .split('/')
    .filter(Boolean)
    .map((part) => `/${part}`)
  return words(new SiteAddress(siteUrl, prefix.join(''), addresses).whole(path))
}

/** Returns the words that the pages of the document show. */
function sectionsOf(
  service: PortfolioService,
  { settings, labels, kinds }: Pick<PortfolioSite, 'settings' | 'labels' | 'kinds'>,
) {
  const { brand } = settings
  const { process, benefits, stats, finalCta } = service
  const group = settings.serviceGroups.find(({ group }) => group === service.group)
  const kind = choiceName('serviceKinds', service.hero.subtitle, { serviceKinds: kinds })
  const eyebrow = new Set([group?.name, kind].filter((name) => name !== undefined))
  return {
    brand: words(brand),
    cover: {
      eyebrow: [...eyebrow].map(words),
      title: words(service.title),
      headline: words(service.hero.title),
    },
    value: item(service.value),
    services: { ...item(service.services), items: service.services.features.map(item) },
    process: process
      ? {
          ...item(process),
          items: process.steps.map((step) => ({ ...item(step), items: step.items.map(words) })),
        }
      : null,
    benefits: benefits ? { ...item(benefits), items: benefits.items.map(item) } : null,
    figures: stats ? figuresOf(stats, labels, formatsOf(settings.language)) : null,
    contact: { invitation: finalCta ? item(finalCta) : null, ...addresses(settings) },
  }
}

/** Returns where the company is reached, as the last page of a document shows it. */
export function addresses(settings: PortfolioSettings) {
  const { legalName, siteUrl, email, address } = settings
  return {
    email: words(email),
    numbers: numberLinks(settings).map(({ via, number, url }) => ({
      words: words(via === 'telephone' ? number : `${via} ${number}`),
      url,
    })),
    site: words(siteUrl.replace(/^https:\/\//, '')),
    address: [legalName, ...addressLines(address)].map(words),
  }
}

function figuresOf(
  { title, items }: NonNullable<PortfolioService['stats']>,
  labels: PortfolioSite['labels'],
  formats: Formats,
) {
  return {
    title: words(title),
    items: items.map((figure) => ({
      value: words(figure.value),
      label: words(figure.label),
      note: noteOf(figure, labels, formats),
    })),
  }
}

/** Returns how a figure was counted, in one paragraph; null where its file does not say it. */
function noteOf(
  { method, asOf, source, sourceUrl }: CountedFigure,
  labels: PortfolioSite['labels'],
  formats: Formats,
): string | null {
  if (!method) return null
  const origin = [source, sourceUrl].filter(Boolean).join(formats.list)
  const parts = [
    method,
    asOf && `${labels.asOf} ${writeDate(asOf, formats)}.`,
    origin && `${labels.source}: ${origin}`,
  ]
  return words(parts.filter(Boolean).join(' '))
}

function item({ title, description }: Item): Item {
  return { title: words(title), description: words(description) }
}

/** Returns a text on one line, without the characters that no font draws and JSON or PDF cannot carry. */
export function words(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
}

/** Returns the parts of a BCP 47 tag that Typst takes: `en-GB` is language `en` and region `GB`. */
export function languageOf(tag: string): { lang: string; region: string | null } {
  const [, lang = 'en', region] = /^([a-z]{2,3})(?:-([A-Z]{2}))?(?:-|$)/i.exec(tag) ?? []
  return { lang: lang.toLowerCase(), region: region?.toUpperCase() ?? null }
}

/**
 * Returns the name under which the PDF is saved: `<Brand>-<Service-Name>-Brochure.pdf` in the interface's words, or
 * the one that the file gives.
 */
export function downloadName(
  { title, portfolio }: Pick<PortfolioService, 'title' | 'portfolio'>,
  { brand }: Pick<PortfolioSettings, 'brand'>,
  labels: Pick<DocumentWords, 'portfolioFile'>,
): string {
  return (
    portfolio?.pdfFileName || fileName(fillWords(labels.portfolioFile, { brand, service: title }))
  )
}

/** Returns words as the name of a PDF: letters and digits, with hyphens between them. */
export function fileName(words: string): string {
  const name = words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return `${name.replace(/^-|-$/g, '')}.pdf`
}
