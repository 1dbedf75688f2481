/** The list of all collections, from which the check, GraphQL, the pages and the guides are derived. */
import type * as z from 'zod'
import { articleSchema } from './articles'
import { industrySchema } from './industries'
import { interfaceSchema } from './interface'
import { homeSchema, pageSchema } from './pages'
import { serviceSchema } from './services'
import { settingsSchema } from './settings'
import {
  clientSchema,
  offeringSchema,
  personSchema,
  projectSchema,
  testimonialSchema,
  trackRecordSchema,
} from './small-collections'
import { solutionSchema } from './solutions'

interface CollectionBase {
  /** Name of the GraphQL type of an entry. */
  typeName: string
  /** What one entry is called where writers ask for a new one; absent where there is only one. */
  singular?: string
  schema: z.ZodObject
  /** Address of the page that shows its entries, where they have no pages of their own. */
  shownOn?: string
  /** Whether an entry has to have a body, the text under the frontmatter. */
  body: 'required' | 'optional' | 'none'
  /** Fields of the `<Type>Card` fragment: what menus, cards and links show. */
  card: readonly string[]
  /** Field that holds the name of an entry. */
  name: string
  /** Headings that the text of a new entry begins with, each with what to write below it. */
  outline?: readonly (readonly [heading: string, prompt: string])[]
  /** How many words the text under the frontmatter may have, and what to say when it has not. */
  bodyWords?: { min: number; max: number; advice: string }
  /** Largest fraction of its text that an entry may share with another one. */
  maxSharedText?: number
  /** Ids that the template gives to its sections, each with the fields that make it show. */
  sections?: Record<string, readonly string[]>
}

/** A collection, whose entries may make pages. */
export type Collection = CollectionBase &
  (
    | {
        /** Address below which its pages stand. */
        address: string
        /** Module of `src/templates` that draws them. */
        template: string
      }
    | { address?: undefined; template?: undefined }
  )

/** Collections by the name of their folder under `content/`. */
export const collections = {
  services: {
    typeName: 'Service',
    singular: 'service',
    schema: serviceSchema,
    address: '/services',
    template: 'service',
    body: 'required',
    card: ['title', 'summary', 'group', 'featured', 'order', 'status', 'industries'],
    name: 'title',
    bodyWords: {
      min: 250,
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
    sections: {
      services: ['services'],
      portfolio: ['portfolio'],
      process: ['process'],
      benefits: ['benefits'],
      figures: ['stats'],
      questions: ['questions'],
      related: ['relatedServices', 'industries'],
    },
  },
  industries: {
    typeName: 'Industry',
    singular: 'industry',
    schema: industrySchema,
    address: '/industries',
    template: 'industry',
    body: 'optional',
    card: ['name', 'tagline', 'description', 'order', 'stats'],
    name: 'name',
  },
  solutions: {
    typeName: 'Solution',
    singular: 'solution',
    schema: solutionSchema,
    address: '/solutions',
    template: 'solution',
    body: 'optional',
    card: ['name', 'description', 'status', 'order'],
    name: 'name',
  },
  articles: {
    typeName: 'Article',
    singular: 'article',
    schema: articleSchema,
    address: '/blog',
    template: 'article',
    body: 'required',
    outline: [
      ['What happened', 'The case or the question that this article answers.'],
      ['What we learnt', 'The finding, with the figures and sources that support it.'],
      ['What to do', 'What a reader can do on Monday.'],
    ],
    card: ['title', 'summary', 'category', 'published'],
    name: 'title',
  },
  offerings: {
    typeName: 'Offering',
    singular: 'offering',
    schema: offeringSchema,
    shownOn: '/offerings',
    body: 'required',
    card: ['title', 'summary', 'icon', 'order'],
    name: 'title',
  },
  portfolio: {
    typeName: 'Project',
    singular: 'project',
    schema: projectSchema,
    shownOn: '/portfolio',
    body: 'none',
    card: ['name', 'description', 'impact', 'tags', 'order'],
    name: 'name',
  },
  team: {
    typeName: 'Person',
    singular: 'person',
    schema: personSchema,
    shownOn: '/about',
    body: 'required',
    card: ['name', 'title', 'summary', 'profileUrl', 'photo', 'order'],
    name: 'name',
  },
  testimonials: {
    typeName: 'Testimonial',
    singular: 'testimonial',
    schema: testimonialSchema,
    shownOn: '/',
    body: 'none',
    card: ['quote', 'person', 'organisation', 'segment', 'order'],
    name: 'person',
  },
  'track-record': {
    typeName: 'TrackRecordItem',
    singular: 'track-record-item',
    schema: trackRecordSchema,
    shownOn: '/',
    body: 'none',
    card: ['title', 'description', 'icon', 'order'],
    name: 'title',
  },
  clients: {
    typeName: 'Client',
    singular: 'client',
    schema: clientSchema,
    shownOn: '/',
    body: 'none',
    card: ['name', 'logo', 'order'],
    name: 'name',
  },
  pages: {
    typeName: 'FixedPage',
    singular: 'page',
    schema: pageSchema,
    address: '/',
    template: 'page',
    body: 'optional',
    card: ['title', 'heading', 'intro'],
    name: 'title',
  },
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof collections

/** Files that are a collection of one, by their path under `content/`. */
export const singletons = {
  'settings.yaml': {
    typeName: 'Settings',
    schema: settingsSchema,
    body: 'none',
    card: [],
    name: 'brand',
  },
  'interface.yaml': {
    typeName: 'InterfaceWords',
    schema: interfaceSchema,
    body: 'none',
    card: [],
    // None of its fields is a name.
    name: '',
  },
  'home.mdx': {
    typeName: 'Home',
    schema: homeSchema,
    body: 'none',
    card: [],
    name: 'title',
    sections: { services: ['services'], contact: ['contact'] },
  },
} as const satisfies Record<string, Collection>

export type SingletonName = keyof typeof singletons

/** All collections, singletons too. */
export const definitions: readonly Collection[] = [
  ...Object.values(collections),
  ...Object.values(singletons),
]
