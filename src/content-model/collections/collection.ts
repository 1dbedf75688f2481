import type * as z from 'zod'
import type { families } from '../../motif/families'

interface CollectionBase {
  typeName: string
  schema: z.ZodObject
  /** The text below the frontmatter. Default: none */
  body?: 'required' | 'optional'
  /** Field with the name of an entry. */
  name: string
  /** Headings in the body of a new entry, with prompts for the writer. */
  outline?: readonly (readonly [heading: string, prompt: string])[]
  /** Length of the body in words, and the advice for other lengths. */
  bodyWords?: { min: number; max: number; advice: string }
  /** Largest fraction (0 to 1) of its text that an entry may share with another entry. */
  maxSharedText?: number
  /** The check suggests a picture for entries without one. */
  illustrated?: true
  /** Ids of the template's sections, with the fields that they need. */
  sections?: Record<string, readonly string[]>
  /** Reports fields of a valid entry that contradict each other. */
  diagnostics?(entry: object): FieldDiagnostic[]
}

/** Fields that are valid on their own but contradict each other. */
export interface FieldDiagnostic {
  path: PropertyKey[]
  /** Follows the name of the field. */
  message: string
  /** See `Diagnostic`. */
  unfinished?: true
}

interface RowBase extends CollectionBase {
  /** Argument of `npm run new`, and name of the template in `src/templates`. */
  singular: string
  /** Fields of the `<Type>Card` fragment, for menus, cards and links. */
  card: readonly string[]
  /** Default: the search has no entries of this collection. */
  search?: SearchFacts
  overview?: OverviewFacts
  /** The home page shows entries too, so it changes with them. */
  onHome?: true
}

interface OverviewFacts {
  /** Title of a page without a content file: a key of `overviews`, or a text. */
  title: string
  /** Position in the list of overviews on /menu. */
  position: number
  /**
   * Template in `src/templates` of an optional page. The page exists while it
   * has a content file and the collection has entries.
   */
  template?: string
}

interface SearchFacts {
  /**
   * Kind of page, by which the search finds it: a key of `searchResults`, or the
   * text itself. Results of an own text are among the other pages.
   */
  kind: string
  /** Weight of a match, relative to other collections. Default: 1 */
  weight?: number
  /**
   * With more than `entries` entries, each gets an equal share of `words`,
   * filled with its summary, headings and text, in this order.
   */
  limit?: { entries: number; words: number }
}

/** Returns the number of indexed words per entry, without its title. */
export function indexedWords({ limit }: SearchFacts, entries: number): number {
  return limit && entries > limit.entries
    ? Math.floor(limit.words / entries)
    : Number.POSITIVE_INFINITY
}

export interface RowWithPages extends RowBase {
  /** Path of the page that lists the entries, and prefix of their paths. */
  address: string
  /** File name of the entry at `address`, which replaces an overview. */
  opening?: string
  shownOn?: undefined
  /**
   * Chooses related links for a file without its own: by the same `group`, by
   * shared `services`, or by the `words` of name and summary.
   */
  related?: 'group' | 'services' | 'words'
  /** Motif of pages and share images, or the field that chooses it. */
  motif: keyof typeof families | { field: 'group' | 'category' }
  shareImage: ShareImageFacts
  /** /menu lists the entries under the title of `overview`. */
  listedOnMenu?: true
}

interface ShareImageFacts {
  /** Field with the large text. Default: the name */
  title?: string
  /** Field with the line above the title; null for none. */
  eyebrow: string | null
  /** Boolean field that requests an image. Default: every page has one. */
  onRequest?: string
}

interface RowWithoutPages extends RowBase {
  address?: undefined
  opening?: undefined
  shownOn: string
}

export type CollectionRow = RowWithPages | RowWithoutPages

export interface SingletonRow extends CollectionBase {
  singular?: undefined
  card?: undefined
  address?: undefined
  opening?: undefined
  shownOn?: undefined
}

export type Collection = CollectionRow | SingletonRow
