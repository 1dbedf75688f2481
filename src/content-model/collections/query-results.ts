/**
 * Types of what a template receives: the collections as the generated GraphQL fragments return them.
 * References are cards of the entries they name, pictures have the data of `gatsby-plugin-image`, and a field
 * left out of the file is null.
 */
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type * as z from 'zod'
import type { Drawing } from '../../diagrams/draw'
import type { SvgFigure } from '../../diagrams/svg-figure'
import type { MotifSubject } from '../../motif/families'
import type { BodyHeading } from '../read/body'
import type { BodyNode } from '../read/body-tree'
import type { MdxComponentProps } from './components'
import type { unseenFields } from './fields/page'
import type { CollectionName, collections, singletons } from './registry'

type Schemas = {
  [C in CollectionName]: z.output<(typeof collections)[C]['schema']>
}

/** A picture with its data from `gatsby-plugin-image`. */
export interface QueriedPicture {
  alt: string
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } }
}

/** A diagram as it is drawn. */
export interface DrawnDiagram {
  caption: string
  drawing: Drawing
}

/** The properties of a `<Figure>`, with its drawing where its file is an SVG. */
export type FigureProps = MdxComponentProps<'Figure'> & { drawing?: SvgFigure }

/** A picture that the body shows, by file name. */
export interface QueriedFigure {
  base: string
  childImageSharp: { gatsbyImageData: IGatsbyImageData }
}

interface EntryFields {
  id: string
  slug: string
  /** Whether menus, lists and searches may name it: false where the file says `unlisted`. */
  listed: boolean
  /** The page's address; empty string for an entry without a page. */
  path: string
}

/** What visitors call the values of choices, which `generator/graphql/choice-names.ts` adds to fragments. */
export interface ChoiceNames {
  articles: { categoryName: string }
  offerings: { price: string | null }
  solutions: { statusName: string }
}
type NamesOf<C extends CollectionName> = C extends keyof ChoiceNames ? ChoiceNames[C] : unknown

type Unseen = (typeof unseenFields)[number]

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
            ? { [K in Exclude<keyof T, Unseen>]-?: Field<T[K], S> }
            : T

type Field<T, S extends Shape> = undefined extends T
  ? Queried<Exclude<T, undefined>, S> | null
  : Queried<T, S>

/** An entry with the fields of its `<Type>Card` fragment. */
export type Card<C extends CollectionName> = EntryFields &
  NamesOf<C> &
  Queried<Pick<Schemas[C], (typeof collections)[C]['card'][number] & keyof Schemas[C]>, 'card'>

/** An entry with the fields of its `<Type>Page` fragment. */
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

/** A collection of one, with all its fields. */
export type Singleton<N extends keyof typeof singletons> = Queried<
  z.output<(typeof singletons)[N]['schema']>,
  'page'
>

/** What `src/templates/collection-index.tsx` shows. */
export interface IndexContext {
  /** Its path, a name that Gatsby takes out of a page's context. */
  address: string
  title: string
  description: string
  heading: string
  intro: string | null
  indexed: boolean
  /** Beside the heading. */
  motif: MotifSubject
  /** The listed entries, by their `order` if they have one, then by name. */
  items: { path: string; title: string; text: string }[]
}

/** A figure that says how it was counted. */
export interface CountedFigure {
  id: string
  /** The figure as pages show it: `150+ endpoints`. */
  shown: string
  method: string
  asOf?: string | null | undefined
  source?: string | null | undefined
  sourceUrl?: string | null | undefined
}

/** A page with its figures. */
export interface CountedPage {
  path: string
  title: string
  /** Title of the collection’s overview; empty for what the home page shows. */
  collection: string
  figures: CountedFigure[]
}

/** An entry's PDF, as pages show it. */
export interface EntryDocument {
  address: string
  /** The name under which it is saved. */
  downloadName: string
  /** Its type, pages and size, such as `PDF, 3 pages, 64 KB`; without pages for a PDF that the writer supplied. */
  description: string
  /** Address of a picture of its first page. */
  cover: string | null
  coverWidth: number | null
  coverHeight: number | null
}
