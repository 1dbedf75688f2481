/** What a schema says about a field beyond its shape. Read by the check, GraphQL and the guides. */

export type TranslationMark =
  | 'translated'
  | 'same digits'
  | 'same diagram'
  | 'replaceable'
  | 'own'
  | 'shared'

/** What the settings list, each with a key that other files name. */
export const listedKinds = ['group', 'service kind', 'category', 'budget'] as const
export type ListedKind = (typeof listedKinds)[number]

export const isListed = (kind?: string): kind is ListedKind =>
  listedKinds.some((one) => one === kind)

export interface FieldMeta {
  /** One sentence for writers: what the field means and what it does. */
  description: string
  /** A value as a writer would type it, quoted in error messages. */
  example?: string
  /**
   * Name of the collection whose slug the string is: checked to exist, and resolved to the entry in
   * GraphQL.
   */
  references?: string
  /** Of a section that may be absent: the collection whose entries it shows, or `video`. */
  shows?: string
  /** What the string stands for, where it is more than words. */
  kind?:
    | 'picture'
    | 'diagram'
    | 'link'
    | 'date'
    | 'document'
    | 'slug'
    | 'keyword'
    | 'host'
    | 'key'
    | ListedKind
    | 'icon'
    | 'language'
    | 'pattern'
    | 'telephone'
    | 'time'
    | 'time zone'
  /** Of an optional field that a new file asks for: the kind of key that it replaces while the settings list none. */
  insteadOf?: ListedKind
  /** Of a day: whether it has come when the page is there. */
  isPast?: true
  /**
   * What a translation says of the field. `translated`: it has its own words. `same digits`: its own words, with the
   * digits of the original in their order, as in `1,2 jt` for `1.2M`. `same diagram`: its own words for the nodes and
   * arrows of the original. `replaceable`: what the original says, or its
   * own. `own`: its own or nothing, whatever the original says. `shared`: nothing, since it is the same in every
   * language. Default: see `markOf`.
   */
  inTranslations?: TranslationMark
  /** What the check compares with other files: a length of time, a price, the label of a button, or the day on which a case began. */
  compared?: 'duration' | 'price' | 'label' | 'start'
  /** What a filter of /portfolio is made of: the values of cases, and those that the settings list. */
  filter?: 'domain' | 'protocol'
  /** Of a picture: the largest width at which a page shows it, in CSS pixels. */
  width?: number
  /** Name of the GraphQL type, for objects that several collections share. */
  typeName?: string
  /** Names that the text must have in braces, such as `count` for `{count}`. */
  placeholders?: readonly string[]
  /** Those of them that stand for numbers, on which other words of the text may depend. */
  counts?: readonly string[]
}

declare module 'zod' {
  // What `.meta()` takes.
  interface GlobalMeta extends Partial<FieldMeta> {}
}
