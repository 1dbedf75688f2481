/**
 * Entries as the generated GraphQL fragments return them. References are cards,
 * pictures have `gatsby-plugin-image` data, and missing fields are null.
 */
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type * as z from 'zod'
import type { Drawing } from '../../diagrams/draw'
import type { PageFigure } from '../../diagrams/svg-figure'
import type { MotifSubject } from '../../motif/families'
import type { BodyHeading } from '../read/body'
import type { BodyNode } from '../read/body-tree'
import type { MdxComponentProps } from './components'
import type { unseenFields } from './fields/page'
import type { CollectionName, collections, singletons } from './registry'

type Schemas = {
  [C in CollectionName]: z.output<(typeof collections)[C]['schema']>
}

export interface QueriedPicture {
  alt: string
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } }
}

export interface DrawnDiagram {
  caption: string
  drawing: Drawing
}

/** `drawing` is set for SVG files. */
export type FigureProps = MdxComponentProps<'Figure'> & { drawing?: PageFigure }

/** A picture in the body. `base` is its file name. */
export interface QueriedFigure {
  base: string
  childImageSharp: { gatsbyImageData: IGatsbyImageData }
}

interface EntryFields {
  id: string
  slug: string
  /** False for `unlisted` files. */
  listed: boolean
  /** The page's path, or an empty string without a page. */
  path: string
}

/** Display names, from `generator/graphql/choice-names.ts`. */
export interface ChoiceNames {
  articles: { categoryName: string }
  offerings: { price: string | null }
  solutions: { statusName: string; ownerName: string }
}
type NamesOf<C extends CollectionName> = C extends keyof ChoiceNames ? ChoiceNames[C] : unknown

type Shape = 'page' | 'card'

type Queried<T, S extends Shape> =
  T extends z.$brand<infer C>
    ? C extends CollectionName
      ? S extends 'page'
        ? Card<C>
        : { slug: string }
      : T
    : T extends { src: z.$brand<'picture'> }
      ? QueriedPicture
      : T extends { source: z.$brand<'diagram'> }
        ? DrawnDiagram
        : T extends readonly (infer Item)[]
          ? Queried<Item, S>[]
          : T extends object
            ? { [K in Exclude<keyof T, (typeof unseenFields)[number]>]-?: Field<T[K], S> }
            : T

type Field<T, S extends Shape> = undefined extends T
  ? Queried<Exclude<T, undefined>, S> | null
  : Queried<T, S>

export type Card<C extends CollectionName> = EntryFields &
  NamesOf<C> &
  Queried<Pick<Schemas[C], (typeof collections)[C]['card'][number] & keyof Schemas[C]>, 'card'>

export type Entry<C extends CollectionName> = EntryFields &
  NamesOf<C> &
  Queried<Schemas[C], 'page'> &
  EntryBody

export interface EntryBody {
  body: BodyNode[]
  headings: BodyHeading[]
  wordCount: number
  figures: QueriedFigure[]
}

export type Singleton<N extends keyof typeof singletons> = Queried<
  z.output<(typeof singletons)[N]['schema']>,
  'page'
>

/** Page context of `src/templates/collection-index.tsx`. */
export interface IndexContext {
  /** The path. Gatsby removes `path` from page contexts. */
  address: string
  title: string
  description: string
  heading: string
  intro: string | null
  indexed: boolean
  motif: MotifSubject
  /** The listed entries, sorted by `order`, then by name. */
  items: { path: string; title: string; text: string }[]
}

export interface CountedFigure {
  id: string
  /** The figure with its label: `150+ endpoints`. */
  shown: string
  method: string
  asOf?: string | null | undefined
  source?: string | null | undefined
  sourceUrl?: string | null | undefined
}

export interface CountedPage {
  path: string
  title: string
  /** Title of the collection’s overview; empty for figures of the home page. */
  collection: string
  figures: CountedFigure[]
}

export interface EntryDocument {
  address: string
  downloadName: string
  /** `PDF, 3 pages, 64 KB`. Supplied PDFs have no page count. */
  description: string
  /** Address of a picture of the first page. */
  cover: string | null
  darkCover: string | null
  coverWidth: number | null
  coverHeight: number | null
}
