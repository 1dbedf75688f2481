import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { exampleValue } from '../content-model/collections/fields/field-help'
import { interfaceSchema } from '../content-model/collections/interface-words/interface'
import { type Service, serviceSchema } from '../content-model/collections/services'
import { type Settings, settingsSchema } from '../content-model/collections/settings'
import { testFolder } from '../content-model/testing/test-folder'
import { SiteAddress } from '../language/site-address'
import { type DocumentSource, typesetDocument } from './document'
import type { DocumentContext } from './document-data'
import { type PortfolioService, portfolioDocument } from './portfolio'

const item = (name: string) => ({
  title: `${name} in brief`,
  description: `What ${name.toLowerCase()} means to the people who run it, and what it leaves out.`,
  icon: 'zap' as const,
})

const service = exampleValue(serviceSchema) as Service

export const sampleService = {
  ...service,
  slug: 'sample-service',
  title: 'Ledger & Till Review',
  metaDescription: 'We compare the till with the ledger and say where they part.',
  group: 'it-consulting',
  hero: {
    ...service.hero,
    subtitle: 'integration-services',
    title: 'The till and the ledger agree by Friday',
  },
  value: item('The case'),
  services: {
    ordered: false,
    ...item('Scope'),
    features: ['Tills', 'Ledgers', 'Receipts', 'Returns', 'Vouchers', 'Closing'].map(item),
  },
  process: {
    ...item('Process'),
    steps: ['Count', 'Compare', 'Correct', 'Close'].map((name) => ({
      ...item(name),
      items: [`${name} the first shop`, `${name} the second shop`, `${name} the warehouse`],
    })),
  },
  benefits: { ...item('Benefits'), items: ['Calm', 'Speed', 'Proof', 'Order'].map(item) },
  stats: {
    title: 'Reviews, counted',
    items: [
      { value: '15+', label: 'shops' },
      { value: '10K+', label: 'receipts compared' },
    ],
  },
  finalCta: { ...item('A first week'), button: { text: 'Write to us', link: '/contact' } },
  portfolio: undefined,
  diagram: undefined,
  prices: [{ title: 'Till week', length: 'Five days', price: 'Rp40 million', bandFor: 'one shop' }],
  samples: [
    { title: 'A till report', url: 'https://www.kriya.example/documents/samples/till-report.pdf' },
  ],
} satisfies PortfolioService

export const countedStats: PortfolioService['stats'] = {
  title: 'Reviews, counted',
  items: [
    { value: '15+', label: 'shops' },
    {
      value: '10K+',
      label: 'receipts compared',
      method: 'Receipts of one quarter, each once, however often it was printed.',
      asOf: '2025-06-30',
      source: 'Till rolls',
      sourceUrl: 'https://tills.example/rolls',
    },
  ],
}

const sampleSettings: Settings = {
  ...(exampleValue(settingsSchema) as Settings),
  brand: 'Kriya Example',
  motif: true,
  priceNote: 'Clients abroad pay in US dollars.',
  legalName: 'PT Kriya Contoh',
  siteUrl: 'https://www.kriya.example',
  language: 'en-GB',
  email: 'halo@kriya.example',
  telephone: '+62 22 0100 0011',
  whatsapp: undefined,
  address: {
    lines: ['Jl. Contoh 1'],
    locality: 'Bandung',
    postalCode: '40111',
    country: 'Indonesia',
    countryCode: 'ID',
  },
  serviceGroups: [
    {
      group: 'it-consulting',
      name: 'IT Consulting',
      summary: 'Systems that already run.',
      motif: 'parang',
    },
  ],
}

export const root = join(__dirname, '..', '..')

export const sampleSite: DocumentContext = {
  root,
  address: new SiteAddress(sampleSettings.siteUrl, ''),
  settings: sampleSettings,
  words: interfaceSchema.parse(exampleValue(interfaceSchema)),
}

const folder = testFolder()

export async function makeDocument(source: DocumentSource) {
  const { pdf, cover, ...facts } = await typesetDocument(source, root)
  const file = join(folder, `${randomUUID()}.pdf`)
  await writeFile(file, pdf, 'base64')
  return { ...facts, file, cover: Buffer.from(cover, 'base64'), downloadName: source.downloadName }
}

export function makeSample(changes: Partial<PortfolioService> = {}) {
  return makeDocument(portfolioDocument({ ...sampleService, ...changes }, sampleSite))
}

interface ReadPdf {
  info: Record<string, unknown>
  tagged: boolean
  pages: {
    text: string
    width: number
    height: number
    /** Structure roles in reading order. */
    roles: string[]
    /** From the structure tree. */
    alternatives: string[]
    links: string[]
  }[]
}

export async function readPdf(file: string): Promise<ReadPdf & { text: string }> {
  const reader = join(__dirname, 'read-pdf.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [reader, file])
  const pdf = JSON.parse(stdout) as ReadPdf
  const text = pdf.pages.map((page) => page.text).join(' ')
  return { ...pdf, text: text.replace(/\s+/g, ' ') }
}

export function expectInOrder(text: string, phrases: readonly string[]): void {
  let from = 0
  for (const phrase of phrases) {
    expect(text.slice(from)).toContain(phrase)
    from = text.indexOf(phrase, from)
  }
}

/** Counts roles in the structure tree. */
export function countRoles(pages: ReadPdf['pages'], roles: readonly string[]): number[] {
  const all = pages.flatMap((page) => page.roles)
  return roles.map((role) => all.filter((found) => found === role).length)
}
