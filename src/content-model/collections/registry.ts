/**
 * All collections. The check, GraphQL, pages, search, sitemap and guides are
 * derived from these rows. No other module lists the collections.
 */

import { finder } from '../addresses/page-names'
import { articleDiagnostics, articleSchema } from './articles'
import { caseDiagnostics, caseSchema } from './cases'
import type { Collection, CollectionRow, RowWithPages, SingletonRow } from './collection'
import { comparisonDiagnostics, comparisonSchema } from './comparisons'
import { deliverableSchema } from './deliverables'
import { fieldSchemas } from './fields/schema-parts'
import { finderDiagnostics, finderQuestionSchema } from './finder'
import { industrySchema } from './industries'
import { interfaceSchema } from './interface-words/interface'
import { outputWords } from './interface-words/outputs'
import { homeSchema, pageSchema } from './pages'
import { serviceDiagnostics, serviceSchema } from './services'
import { settingsSchema } from './settings'
import {
  clientSchema,
  offeringDiagnostics,
  offeringSchema,
  personSchema,
  projectSchema,
  testimonialSchema,
  trackRecordSchema,
} from './small-collections'
import { solutionDiagnostics, solutionSchema } from './solutions'
import { vendorFileSchema } from './vendor-risk'

export type { Collection, CollectionRow } from './collection'

/** Collections by the name of their folder under `content/`. */
export const collections = {
  services: {
    typeName: 'Service',
    singular: 'service',
    schema: serviceSchema,
    address: '/services',
    related: 'group',
    motif: { field: 'group' },
    shareImage: { eyebrow: 'group' },
    search: { kind: 'service' },
    overview: { title: 'services', position: 1 },
    onHome: true,
    body: 'required',
    illustrated: true,
    card: ['title', 'summary', 'group', 'featured', 'order', 'status', 'industries'],
    name: 'title',
    bodyWords: {
      min: 100,
      max: 500,
      advice:
        'Explain how a client recognises the need, how to prepare, common failures, and when not to do it.',
    },
    outline: [
      ['When you need it', 'How a client recognises the need, and when there is none.'],
      ['What goes wrong', 'Common failures, their causes, and how to prevent them.'],
      ['What to have ready', 'A list of things that the client prepares.'],
      ['When not to do it', 'When to wait, or to choose another service. Link to it.'],
    ],
    maxSharedText: 0.08,
    diagnostics: serviceDiagnostics,
    sections: {
      services: ['services'],
      portfolio: ['portfolio'],
      process: ['process', 'processOf'],
      benefits: ['benefits'],
      figures: ['stats'],
      questions: ['questions', 'questionsOf'],
      // Cases name the service; the service has no field for them.
      cases: [],
      next: ['relatedServices', 'industries'],
    },
  },
  industries: {
    typeName: 'Industry',
    singular: 'industry',
    schema: industrySchema,
    address: '/industries',
    related: 'services',
    motif: 'industry',
    shareImage: { eyebrow: 'tagline' },
    search: { kind: 'industry' },
    overview: { title: 'industries', position: 3 },
    onHome: true,
    body: 'optional',
    illustrated: true,
    card: ['name', 'tagline', 'description', 'order', 'stats'],
    name: 'name',
    sections: { cases: [], next: [] },
  },
  solutions: {
    typeName: 'Solution',
    singular: 'solution',
    schema: solutionSchema,
    diagnostics: solutionDiagnostics,
    address: '/solutions',
    related: 'services',
    motif: 'solution',
    shareImage: { eyebrow: 'status' },
    search: { kind: 'solution' },
    overview: { title: 'solutions', position: 2, template: 'solutions-index' },
    onHome: true,
    body: 'optional',
    card: ['name', 'description', 'status', 'owner', 'order'],
    name: 'name',
  },
  articles: {
    typeName: 'Article',
    singular: 'article',
    schema: articleSchema,
    diagnostics: articleDiagnostics,
    address: '/blog',
    related: 'words',
    motif: { field: 'category' },
    shareImage: { eyebrow: 'category', onRequest: 'shareImage' },
    // Phones load the whole index, so it must not grow with the blog. Size with
    // English text and brotli: 72 KB for the sample content, 116 KB with 100
    // articles, 240 KB with 1,000, 520 KB with 10,000 (titles only).
    search: { kind: 'article', limit: { entries: 100, words: 60_000 } },
    overview: { title: 'blog', position: 6 },
    body: 'required',
    outline: [
      ['What happened', 'The event or the question behind this article.'],
      ['What we learnt', 'The finding, with the figures and sources that support it.'],
      ['What to do', 'Actions that a reader can take next week.'],
    ],
    card: ['title', 'summary', 'category', 'published'],
    name: 'title',
    sections: { sources: ['sources'] },
  },
  'vendor-risk': {
    typeName: 'VendorFile',
    singular: 'vendor-file',
    schema: vendorFileSchema,
    address: '/vendor-risk',
    motif: 'industry',
    shareImage: { title: 'heading', eyebrow: 'title' },
    search: { kind: 'vendorFile' },
    overview: { title: 'vendorRisk', position: 8, template: 'cards-index' },
    listedOnMenu: true,
    body: 'required',
    outline: [
      [
        'Security practice',
        'Access to systems and data: who has it, who grants it, and when it was last tested.',
      ],
      ['Insurance', 'Each policy with its limits and exclusions.'],
      ['Audit rights', 'The records that the buyer and its regulator may inspect, and how soon.'],
      ['Data location', 'The data you hold, and the country of each copy.'],
      [
        'Incidents',
        'How soon the buyer is informed, by whom, and the contents of the first message.',
      ],
      [
        'Exit',
        'The data and documents you hand over, their format, and when you delete your copies.',
      ],
    ],
    card: ['title', 'heading', 'summary', 'order'],
    name: 'title',
    sections: {
      certifications: ['certifications'],
      subcontractors: ['subcontractors'],
      rules: ['rules'],
    },
  },
  deliverables: {
    typeName: 'Deliverable',
    singular: 'deliverable',
    schema: deliverableSchema,
    shownOn: '/deliverables',
    search: { kind: 'deliverable' },
    overview: { title: 'deliverables', position: 7, template: 'deliverables-index' },
    body: 'required',
    card: ['title', 'summary', 'order'],
    name: 'title',
  },
  comparisons: {
    typeName: 'Comparison',
    singular: 'comparison',
    schema: comparisonSchema,
    diagnostics: comparisonDiagnostics,
    address: '/services/compare',
    related: 'services',
    motif: 'choosing',
    shareImage: { title: 'heading', eyebrow: 'title' },
    // Rank the pages of the services higher: they have more detail.
    search: { kind: 'comparison', weight: 0.7 },
    overview: { title: 'comparisons', position: 9, template: 'cards-index' },
    listedOnMenu: true,
    body: 'optional',
    card: ['title', 'summary', 'services', 'order'],
    name: 'title',
  },
  finder: {
    typeName: 'FinderQuestion',
    singular: 'finder-question',
    schema: finderQuestionSchema,
    diagnostics: finderDiagnostics,
    ...finder,
    motif: 'company',
    shareImage: { title: 'question', eyebrow: 'title' },
    search: { kind: 'question', weight: 0.4 },
    overview: { title: 'finder', position: 10 },
    card: ['title', 'question'],
    name: 'title',
  },
  offerings: {
    typeName: 'Offering',
    singular: 'offering',
    schema: offeringSchema,
    diagnostics: offeringDiagnostics,
    shownOn: '/offerings',
    search: { kind: 'offering' },
    overview: { title: 'offerings', position: 4, template: 'offerings-index' },
    body: 'required',
    card: ['title', 'summary', 'icon', 'order'],
    name: 'title',
  },
  portfolio: {
    typeName: 'Project',
    singular: 'project',
    schema: projectSchema,
    shownOn: '/portfolio',
    search: { kind: 'project' },
    overview: { title: 'portfolio', position: 5, template: 'portfolio-index' },
    card: ['name', 'description', 'impact', 'tags', 'order'],
    name: 'name',
  },
  cases: {
    typeName: 'Case',
    singular: 'case',
    schema: caseSchema,
    diagnostics: caseDiagnostics,
    // /portfolio lists projects and cases.
    address: '/portfolio',
    related: 'services',
    motif: 'case',
    shareImage: { eyebrow: 'client' },
    search: { kind: 'case' },
    body: 'required',
    illustrated: true,
    outline: [
      ['How it began', 'The symptoms that the client noticed, with the first figures.'],
      ['What was tried', 'The first attempt, its result, and the decision that followed.'],
      ['What runs now', 'The system in production, with a figure or a diagram.'],
    ],
    card: [
      'title',
      'summary',
      'client',
      'domain',
      'industries',
      'protocols',
      'project',
      'measures',
      'order',
    ],
    name: 'title',
    bodyWords: {
      min: 250,
      max: 1000,
      advice:
        'Describe the work in order: the findings, the attempts, the decisions, and the system in production.',
    },
    maxSharedText: 0.08,
    sections: {
      brief: ['title'],
      measures: ['measures'],
      dropped: ['dropped'],
      differently: ['differently'],
      related: ['services', 'industries', 'relatedArticles'],
    },
  },
  team: {
    typeName: 'Person',
    singular: 'person',
    schema: personSchema,
    shownOn: '/about',
    search: { kind: 'person' },
    onHome: true,
    body: 'required',
    card: ['name', 'title', 'summary', 'profileUrl', 'photo', 'order'],
    name: 'name',
  },
  testimonials: {
    typeName: 'Testimonial',
    singular: 'testimonial',
    schema: testimonialSchema,
    shownOn: '/',
    card: ['quote', 'person', 'organisation', 'segment', 'case', 'order'],
    name: 'person',
  },
  'track-record': {
    typeName: 'TrackRecordItem',
    singular: 'track-record-item',
    schema: trackRecordSchema,
    shownOn: '/',
    card: ['title', 'description', 'icon', 'order', 'method', 'asOf', 'source', 'sourceUrl'],
    name: 'title',
  },
  clients: {
    typeName: 'Client',
    singular: 'client',
    schema: clientSchema,
    shownOn: '/',
    card: ['name', 'logo', 'order'],
    name: 'name',
  },
  pages: {
    typeName: 'FixedPage',
    singular: 'page',
    schema: pageSchema,
    address: '/',
    motif: 'company',
    shareImage: { title: 'heading', eyebrow: 'title' },
    search: { kind: 'page' },
    body: 'optional',
    card: ['title', 'heading', 'intro'],
    name: 'title',
  },
} as const satisfies Record<string, CollectionRow>

export type CollectionName = keyof typeof collections

export const isCollection = (name: string): name is CollectionName =>
  Object.hasOwn(collections, name)

export const rows = Object.entries(collections) as [CollectionName, CollectionRow][]

export const rowsWithPages = rows.filter(
  (row): row is [CollectionName, RowWithPages] => row[1].address !== undefined,
)

const titles = fieldSchemas(outputWords.overviews)

/**
 * Index pages that exist only while there are entries in their collection or in
 * a collection with the same address. Content has no nested folders, so
 * `pages/compare.mdx` has the texts of /services/compare.
 */
export const optionalIndexes = rows.flatMap(([collection, { overview, address, shownOn }]) => {
  if (!overview || overview.template === undefined) return []
  const path = address ?? shownOn
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const { title, template } = overview
  const others = rows.filter(([name, row]) => name !== collection && row.address === path)
  const listed = [collection, ...others.map(([name]) => name)]
  return [
    {
      collection,
      listed,
      path,
      slug,
      title: titles.find(([name]) => name === title)?.[1].meta()?.example ?? title,
      template,
      words: `pages/${slug}.mdx`,
    },
  ]
})

/** This page exists if it has a content file and a figure has a method. */
export const figuresPage = {
  path: '/how-we-count',
  template: 'how-we-count',
  words: 'pages/how-we-count.mdx',
} as const

/** Collections with a single entry, by the path of its file under `content/`. */
export const singletons = {
  'settings.yaml': {
    typeName: 'Settings',
    schema: settingsSchema,
    name: 'brand',
  },
  'interface.yaml': {
    typeName: 'InterfaceWords',
    schema: interfaceSchema,
    // No field contains a name.
    name: '',
  },
  'home.mdx': {
    typeName: 'Home',
    schema: homeSchema,
    name: 'title',
    sections: { services: ['services'], contact: ['contact'] },
  },
} as const satisfies Record<string, SingletonRow>

export type SingletonName = keyof typeof singletons

export const definitions: readonly Collection[] = [
  ...Object.values(collections),
  ...Object.values(singletons),
]
