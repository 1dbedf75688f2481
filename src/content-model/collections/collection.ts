/** What a row of the registry says about its collection. */
import type * as z from 'zod'
import type { families } from '../../motif/families'

interface CollectionBase {
  /** Name of the GraphQL type of an entry. */
  typeName: string
  schema: z.ZodObject
  /** Whether an entry has a body, the text under the frontmatter. Default: it has none */
  body?: 'required' | 'optional'
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
  /** Returns what is wrong between the fields of an entry, which its schema has accepted. */
  problems?: (entry: unknown) => FieldProblem[]
}

/** Something wrong between fields that are right by themselves. */
export interface FieldProblem {
  path: PropertyKey[]
  /** What to tell a writer, behind the name of the field. */
  message: string
  /** Set when it only stops publication: in development, the page is shown all the same. */
  unfinished?: true
}

interface RowBase extends CollectionBase {
  /** What one entry is called where writers ask for a new one, and the module of `src/templates` that draws its page. */
  singular: string
  /** Fields of the `<Type>Card` fragment: what menus, cards and links show. */
  card: readonly string[]
  /** How the search shows entries. Default: they are not found by themselves */
  search?: SearchFacts
  /** The page that lists all entries. Default: there is none */
  overview?: OverviewFacts
  /** Set where the home page shows entries beside their own pages, and so changes with them. */
  onHome?: true
}

interface OverviewFacts {
  /**
   * What it is called where it has no content file: the name of a word of `overviews` in content/interface.yaml, or
   * the words themselves.
   */
  title: string
  /** Its position among those pages on /menu. */
  position: number
  /**
   * Module of `src/templates` that draws it, for a collection of which a company may have nothing: the page is
   * there while there are entries to list, and a content file with its words.
   */
  template?: string
}

interface SearchFacts {
  /** What stands beside a result: the name of a word of `searchResults` in content/interface.yaml, or the words themselves. */
  kind: string
  /** How much a match counts beside those of other collections. Default: 1 */
  weight?: number
  /**
   * The number of entries up to which the index has every word, and the number of words that all entries share beyond
   * it: an equal part of each, its summary first, then its headings, then its text. Default: no limit
   */
  limit?: { entries: number; words: number }
}

/** Returns how many words of each entry the search indexes, not counting its title. */
export function indexedWords({ limit }: SearchFacts, entries: number): number {
  return limit && entries > limit.entries
    ? Math.floor(limit.words / entries)
    : Number.POSITIVE_INFINITY
}

/** A collection whose entries have pages. */
export interface RowWithPages extends RowBase {
  /** Address below which its pages stand, and that of the page that lists them. */
  address: string
  /**
   * File name of the entry that stands at the address itself, where a page that lists the entries would be: the
   * question with which the finder begins. The others are reached from it.
   */
  opening?: string
  shownOn?: undefined
  /**
   * What the related links of a page follow from where its file names none: services of the same `group`, the
   * `services` that it names, or the `words` of its name and summary. See `pages/related.ts` of the generator. Default: it has none
   */
  related?: 'group' | 'services' | 'words'
  /**
   * Motif of its pages and share images, or the field that chooses one.
   */
  motif: keyof typeof families | { field: 'group' | 'category' }
  shareImage: ShareImageFacts
  /** Set where /menu lists them by name, under the title of `overview`. */
  listedOnMenu?: true
}

interface ShareImageFacts {
  /** Field that is shown large. Default: the name */
  title?: string
  /** Field that is shown above it; null for none. */
  eyebrow: string | null
  /** Field by which a file asks for an image of its own. Default: every page has one */
  onRequest?: string
}

/** A collection whose entries are parts of another page. */
interface RowWithoutPages extends RowBase {
  address?: undefined
  opening?: undefined
  /** Address of the page that shows its entries. */
  shownOn: string
}

export type CollectionRow = RowWithPages | RowWithoutPages

/** A collection of one, such as the settings. */
export interface SingletonRow extends CollectionBase {
  singular?: undefined
  card?: undefined
  address?: undefined
  opening?: undefined
  shownOn?: undefined
}

export type Collection = CollectionRow | SingletonRow
