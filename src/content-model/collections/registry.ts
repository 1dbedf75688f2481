/**
 * The list of all collections. Its rows are the only place that names them one by one: the check, GraphQL, pages,
 * search, sitemap, share images, breadcrumbs, /menu and the guides are derived from it.
 */

import { finder } from '../addresses/page-names'
import { articleProblems, articleSchema } from './articles'
import { caseProblems, caseSchema } from './cases'
import type { Collection, CollectionRow, RowWithPages, SingletonRow } from './collection'
import { comparisonProblems, comparisonSchema } from './comparisons'
import { deliverableSchema } from './deliverables'
import { fieldSchemas } from './fields/schema-parts'
import { finderProblems, finderQuestionSchema } from './finder'
import { industrySchema } from './industries'
import { interfaceSchema } from './interface-words/interface'
import { outputWords } from './interface-words/outputs'
import { homeSchema, pageSchema } from './pages'
import { serviceProblems, serviceSchema } from './services'
import { settingsSchema } from './settings'
import {
  clientSchema,
  offeringProblems,
  offeringSchema,
  personSchema,
  projectSchema,
  testimonialSchema,
  trackRecordSchema,
} from './small-collections'
import { solutionProblems, solutionSchema } from './solutions'
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
    card: ['title', 'summary', 'group', 'featured', 'order', 'status', 'industries'],
    name: 'title',
    bodyWords: {
      min: 100,
      max: 500,
      advice:
        'Say how a client can tell that this is needed, what to prepare, what commonly goes wrong and when not to do it.',
    },
    outline: [
      ['When you need it', 'How a client can tell that this is needed, and when it is not.'],
      ['What goes wrong', 'What commonly goes wrong, why, and the guard against it.'],
      ['What to have ready', 'What the client prepares, as a list.'],
      ['When not to do it', 'When to wait or to do something else, with a link to that.'],
    ],
    maxSharedText: 0.08,
    problems: serviceProblems,
    sections: {
      services: ['services'],
      portfolio: ['portfolio'],
      process: ['process', 'processOf'],
      benefits: ['benefits'],
      figures: ['stats'],
      questions: ['questions', 'questionsOf'],
      // Cases name the service, not the other way round.
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
    card: ['name', 'tagline', 'description', 'order', 'stats'],
    name: 'name',
    sections: { cases: [], next: [] },
  },
  solutions: {
    typeName: 'Solution',
    singular: 'solution',
    schema: solutionSchema,
    problems: solutionProblems,
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
    problems: articleProblems,
    address: '/blog',
    related: 'words',
    motif: { field: 'category' },
    shareImage: { eyebrow: 'category', onRequest: 'shareImage' },
    // They are the collection that grows, and a phone has to load the index. Measured with English text, in
    // brotli: 65 KB as the site is, 116 KB with 100 articles, 240 KB with 1,000 and 520 KB with 10,000, of which
    // the index holds titles alone.
    search: { kind: 'article', limit: { entries: 100, words: 60_000 } },
    overview: { title: 'blog', position: 6 },
    body: 'required',
    outline: [
      ['What happened', 'The case or the question that this article answers.'],
      ['What we learnt', 'The finding, with the figures and sources that support it.'],
      ['What to do', 'What a reader can do on Monday.'],
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
        'Who may reach what, how that is granted, and when it was last tested.',
      ],
      ['Insurance', 'Which cover there is, with its limits, and what it leaves out.'],
      ['Audit rights', 'What the buyer and its supervisor may see, and how soon.'],
      ['Data location', 'Which data you hold, and in which country.'],
      ['Incidents', 'How soon the buyer hears, from whom, and what the first message says.'],
      ['Exit', 'What is handed over, in what form, and when copies are destroyed.'],
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
    problems: comparisonProblems,
    address: '/services/compare',
    related: 'services',
    motif: 'choosing',
    shareImage: { title: 'heading', eyebrow: 'title' },
    // It leads to pages that say more.
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
    problems: finderProblems,
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
    problems: offeringProblems,
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
    problems: caseProblems,
    // They stand on the page of the projects, which lists both.
    address: '/portfolio',
    related: 'services',
    motif: 'case',
    shareImage: { eyebrow: 'client' },
    search: { kind: 'case' },
    body: 'required',
    outline: [
      ['How it began', 'What the client saw, with the first figures that were counted.'],
      ['What was tried', 'The first attempt, what it showed, and the turn that the work took.'],
      ['What runs now', 'What was built, with a figure or a diagram of it.'],
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
        'Tell the work as it went: what was found, what was tried, what turned, and what runs now.',
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

/** All rows, each with the name of its collection. */
export const rows = Object.entries(collections) as [CollectionName, CollectionRow][]

/** The rows of collections whose entries have pages of their own. */
export const rowsWithPages = rows.filter(
  (row): row is [CollectionName, RowWithPages] => row[1].address !== undefined,
)

const titles = fieldSchemas(outputWords.overviews)

/**
 * The pages that are there only while they have entries to list: those of their collection, and of others whose
 * pages stand below the same address. The file of a page's words has the last part of its address as its name,
 * since no folder of content has folders: `compare` for /services/compare.
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

/** The page that lists how figures were counted. It is there with its words, while a figure has a method. */
export const figuresPage = {
  path: '/how-we-count',
  template: 'how-we-count',
  words: 'pages/how-we-count.mdx',
} as const

/** Files that are a collection of one, by their path under `content/`. */
export const singletons = {
  'settings.yaml': {
    typeName: 'Settings',
    schema: settingsSchema,
    name: 'brand',
  },
  'interface.yaml': {
    typeName: 'InterfaceWords',
    schema: interfaceSchema,
    // None of its fields is a name.
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

/** All collections, singletons too. */
export const definitions: readonly Collection[] = [
  ...Object.values(collections),
  ...Object.values(singletons),
]
