/** Types of the rows of the registry. */
import type * as z from 'zod'
import type { families } from '../../motif/families'

interface CollectionBase {
  typeName: string
  schema: z.ZodObject
  /** Whether entries have a body: the text below the frontmatter. Default: no body */
  body?: 'required' | 'optional'
  /** Field with the name of an entry. */
  name: string
  /** Headings in the body of a new entry, each with a prompt for the writer. */
  outline?: readonly (readonly [heading: string, prompt: string])[]
  /** Minimum and maximum number of words in the body, with the advice for a body outside this range. */
  bodyWords?: { min: number; max: number; advice: string }
  /** Largest fraction (0 to 1) of its text that an entry may share with another entry. */
  maxSharedText?: number
  /** Set if the check suggests a picture for each entry without one. */
  illustrated?: true
  /** Ids of the template's sections, each with the fields that the section needs. */
  sections?: Record<string, readonly string[]>
  /** Checks that the fields of a valid entry agree with each other. */
  problems?: (entry: unknown) => FieldProblem[]
}

/** Fields that are valid on their own but contradict each other. */
export interface FieldProblem {
  path: PropertyKey[]
  /** Message for the writer. It follows the name of the field. */
  message: string
  /** Set if the problem only prevents publication: development still shows the page. */
  unfinished?: true
}

interface RowBase extends CollectionBase {
  /** Name of one entry: argument of `npm run new`, and file name of its template in `src/templates`. */
  singular: string
  /** Fields of the `<Type>Card` fragment, for menus, cards and links. */
  card: readonly string[]
  /** How the search shows entries. Default: entries have no search results */
  search?: SearchFacts
  /** The page that lists all entries. Default: none */
  overview?: OverviewFacts
  /** Set if the home page shows entries too, so changes of entries also change it. */
  onHome?: true
}

interface OverviewFacts {
  /** Title of a page without a content file: a key of `overviews` in content/interface.yaml, or the text itself. */
  title: string
  /** Position in the list of overviews on /menu. */
  position: number
  /**
   * Template in `src/templates` of a page that a company may not need: it only exists while the collection has
   * entries and the page has a content file.
   */
  template?: string
}

interface SearchFacts {
  /** Label of a result: a key of `searchResults` in content/interface.yaml, or the text itself. */
  kind: string
  /** Weight of a match, relative to other collections. Default: 1 */
  weight?: number
  /**
   * Limits the index of a large collection. With more than this number of entries, each entry gets an equal share of
   * `words`, filled with its summary first, then its headings, then its text. Default: no limit
   */
  limit?: { entries: number; words: number }
}

/** Returns the number of words that the search indexes per entry, without its title. */
export function indexedWords({ limit }: SearchFacts, entries: number): number {
  return limit && entries > limit.entries
    ? Math.floor(limit.words / entries)
    : Number.POSITIVE_INFINITY
}

export interface RowWithPages extends RowBase {
  /** Path of the page that lists the entries, and prefix of their own paths. */
  address: string
  /** File name of the entry at `address`, in place of an overview: the first question of the finder. */
  opening?: string
  shownOn?: undefined
  /**
   * Chooses related links for a file without its own: by the same `group`, by shared `services`, or by the `words` of
   * name and summary. See `pages/related.ts` of the generator. Default: no related links
   */
  related?: 'group' | 'services' | 'words'
  /** Motif of pages and share images, or the field that chooses it. */
  motif: keyof typeof families | { field: 'group' | 'category' }
  shareImage: ShareImageFacts
  /** Set if /menu lists the entries under the title of `overview`. */
  listedOnMenu?: true
}

interface ShareImageFacts {
  /** Field with the large text. Default: the name */
  title?: string
  /** Field with the line above the title; null for none. */
  eyebrow: string | null
  /** Boolean field that requests an image. Default: every page has one */
  onRequest?: string
}

interface RowWithoutPages extends RowBase {
  address?: undefined
  opening?: undefined
  shownOn: string
}

export type CollectionRow = RowWithPages | RowWithoutPages

/** A collection with a single entry, for example the settings. */
export interface SingletonRow extends CollectionBase {
  singular?: undefined
  card?: undefined
  address?: undefined
  opening?: undefined
  shownOn?: undefined
}

export type Collection = CollectionRow | SingletonRow
